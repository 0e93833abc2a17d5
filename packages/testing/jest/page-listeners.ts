type Listening = Parameters<EventTarget['addEventListener']>;

/** Frames of a stack that are between the caller and `addEventListener`. */
const BETWEEN =
  /page-environment\.ts|page-listeners\.ts|environment-jsdom-abstract|Object\.<anonymous> \(native|EventTarget\.js/;

/**
 * Records listeners that test files and the product's modules put on window and document, which outlive a file otherwise.
 * Listeners of packages stay, since packages are evaluated once per page.
 * @param vendor path of the bundle that holds the packages.
 * @returns removes the recorded listeners.
 */
export function watchListeners(window: Window & typeof globalThis, vendor: string): () => void {
  const { addEventListener, removeEventListener } = window.EventTarget.prototype;
  const { document } = window;
  const PageError = window.Error;
  const recorded: [EventTarget, Listening][] = [];

  const callerIsPackage = (): boolean => {
    const limit = PageError.stackTraceLimit;
    PageError.stackTraceLimit = 6;
    const { stack = '' } = new PageError();
    PageError.stackTraceLimit = limit;
    const caller = stack
      .split('\n')
      .slice(1)
      .find((line) => !BETWEEN.test(line));
    return caller?.includes(vendor) ?? false;
  };

  window.EventTarget.prototype.addEventListener = function add(this: EventTarget | undefined, ...listening: Listening) {
    const target = this ?? window;
    const outlivesFile =
      target === window || target === document || target === document.documentElement || target === document.body;
    if (outlivesFile && !callerIsPackage()) recorded.push([target, listening]);
    return addEventListener.apply(target, listening);
  };
  return () => {
    for (const [target, listening] of recorded.splice(0)) removeEventListener.apply(target, listening);
  };
}
