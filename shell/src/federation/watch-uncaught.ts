/**
 * Passes the uncaught errors of the page on, unless another listener has handled them.
 * @param report called with the path at which the error happened.
 */
export function watchUncaught(report: (event: Event, path: string) => void): void {
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, (event) => {
      if (!event.defaultPrevented) report(event, location.pathname);
    });
}
