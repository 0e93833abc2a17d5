import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shift of a page: the sum of all shifts without user input, and what moved, largest shift first. */
export interface LayoutShift {
  readonly score: number;
  readonly moved: readonly string[];
}

/**
 * Returns the layout shift that Chromium has recorded since the page was loaded.
 * @param from milliseconds since the load; earlier shifts do not count
 */
export const layoutShiftOf = (page: Page, from = 0): Promise<LayoutShift> =>
  page.evaluate((since) => {
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (!element) return 'gone';
      return `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 40)}»`;
    };
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as unknown as readonly Shift[]).filter(
      ({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= since,
    );
    observer.disconnect();
    return {
      score: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts
        .toSorted((a, b) => b.value - a.value)
        .map(({ value, sources }) => `${value.toFixed(3)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`),
    };
  }, from);
