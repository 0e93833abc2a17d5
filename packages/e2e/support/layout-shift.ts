import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** How far a page has moved while it loaded (the sum of all shifts without input), and what moved, farthest first. */
export interface LayoutShift {
  readonly score: number;
  readonly moved: readonly string[];
}

/**
 * Reads the shifts that Chromium has kept since the page was loaded.
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
