import { expect, type Page } from '@playwright/test';

/** Minimum width in pixels of a clearly visible focus ring. Source: WCAG 2.4.13. */
const THINNEST = 2;

/** Asserts that the focused element has a ring, is inside the window and is not covered by another element. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop = over !== null && (focused.contains(over) || over.contains(focused));
    return {
      name: focused.outerHTML.slice(0, 120),
      ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      isOnTop,
    };
  });
  expect(seen, 'nothing has the focus').not.toBeNull();
  expect(seen?.ring, `ring of ${seen?.name}`).toBeGreaterThanOrEqual(THINNEST);
  expect(seen?.isOnTop, `${seen?.name} is in sight`).toBe(true);
}
