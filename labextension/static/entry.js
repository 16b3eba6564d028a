// What JupyterLab and Notebook load. They expect what a bundler makes of an extension; this is the
// little of it that they ask for, written by hand, so that nothing has to be built.
(() => {
  const here = document.currentScript.src;
  let shared = {};

  // A module that JupyterLab shares with its extensions.
  const sharedModule = async (name) => {
    const versions = Object.values(shared[name] ?? {});
    const version = versions.find(({ loaded }) => loaded) ?? versions[0];
    return version && (await version.get())();
  };

  const extension = {
    init(scope) {
      shared = scope;
    },
    async get() {
      const { plugins } = await import(new URL("plugin.js", here).href);
      const found = await plugins(sharedModule);
      return () => ({ __esModule: true, default: found });
    },
  };
  window._JUPYTERLAB = { ...window._JUPYTERLAB, boardwidgets: extension };
})();
