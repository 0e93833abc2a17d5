/** Times of one preview, milliseconds. */
export interface PreviewTime {
  /** From the choice of the file until its rows are displayed. */
  readonly shown: number;
  /** Longest time in which the page was blocked. */
  readonly longestTask: number;
}

/** Measures from the choice of a file until its rows are drawn; runs in the page before any of its code. */
export function watchPreview(): void {
  let chosen = 0;
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (chosen > 0 && startTime >= chosen) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      chosen = performance.now();
      longestTask = 0;
      const look = () => {
        const cell = document.querySelector('table[aria-label="Isi file"] tbody td');
        // After two frames the rows are drawn and long tasks have been reported.
        if (cell?.textContent?.trim() || cell?.querySelector('input'))
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              Reflect.set(window, '__preview', { shown: performance.now() - chosen, longestTask }),
            ),
          );
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
