// The first import of the first script: before anything of it runs, the frame is asked for.
window.__WIDYA__.proceed?.();
