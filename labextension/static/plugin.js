// What the extension adds to JupyterLab and Notebook.
import { restoreAfterFailures } from "./failed_runs.js";
import { keepUpToDate } from "./keeping.js";
import { showKeptPictures } from "./renderer.js";

function addStyle() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("page.css", import.meta.url).href;
  document.head.append(link);
}

export async function plugins(sharedModule) {
  const widgets = await sharedModule("@jupyter-widgets/base");
  if (!widgets) return []; // nothing shows widgets here
  const { INotebookTracker, NotebookActions } = await sharedModule("@jupyterlab/notebook");
  const { IRenderMimeRegistry } = await sharedModule("@jupyterlab/rendermime");
  return [
    {
      id: "boardwidgets:kept-pictures",
      description: "Shows the picture of a board whose Python is gone, and keeps it up to date.",
      autoStart: true,
      // The registry of widgets is there once the usual renderer of widgets is.
      requires: [IRenderMimeRegistry, widgets.IJupyterWidgetRegistry],
      optional: [INotebookTracker],
      activate(_app, rendermime, _widgets, notebooks) {
        if (!notebooks) return; // such as in Voila, where no notebook is kept
        addStyle();
        showKeptPictures(rendermime);
        notebooks.forEach(keepUpToDate);
        notebooks.widgetAdded.connect((_tracker, panel) => keepUpToDate(panel));
        restoreAfterFailures(NotebookActions);
      },
    },
  ];
}
