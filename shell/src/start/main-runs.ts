// The first import of the first script, which requests the frame before the rest of the script runs.
window.__WIDYA__.proceed?.();
