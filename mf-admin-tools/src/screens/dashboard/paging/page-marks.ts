/** Number of pages shown at both ends, and beside the current page. Source: B-228. */
const MARGIN = 1;
const AROUND = 2;

/** Page numbers to show, in order; null for a gap. A gap of a single page shows that page. */
export function pageMarks(page: number, pages: number): readonly (number | null)[] {
  const shown = (number: number): boolean =>
    number <= MARGIN || number > pages - MARGIN || Math.abs(number - page) <= AROUND;
  const marks: (number | null)[] = [];
  for (let number = 1; number <= pages; number += 1) {
    if (shown(number)) {
      marks.push(number);
      continue;
    }
    // Skips the whole gap, because there may be a hundred thousand pages.
    const next = number < page ? page - AROUND : pages - MARGIN + 1;
    marks.push(next - number === 1 ? number : null);
    number = next - 1;
  }
  return marks;
}
