/** What one preview took, milliseconds. */
export interface PreviewTime {
  /** From the choice of the file to rows that can be read. */
  readonly shown: number;
  /** The longest time in which the page answered nothing. */
  readonly longestTask: number;
}

/** Runs in the page, before its code: notes when a file is chosen, when its rows are drawn, and what blocked meanwhile. */
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
        // Two frames: the rows are drawn then, and long tasks were told of.
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
