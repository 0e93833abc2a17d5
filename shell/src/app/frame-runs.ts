// The first import of the frame: while it runs and draws itself, the screen of the address is on its way.
window.__WIDYA__.proceed?.();
