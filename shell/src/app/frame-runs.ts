// The first import of the frame, so that the screen is requested while the frame runs and renders.
window.__WIDYA__.proceed?.();
