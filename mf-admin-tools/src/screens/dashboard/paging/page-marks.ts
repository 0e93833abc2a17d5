/** Pages at both ends that are always named, and pages beside the present one. Source: B-228. */
const MARGIN = 1;
const AROUND = 2;

/** Numbers of pages to show, in order; null for pages that are left out. A gap of one page is that page. */
export function pageMarks(page: number, pages: number): readonly (number | null)[] {
  const shown = (number: number): boolean =>
    number <= MARGIN || number > pages - MARGIN || Math.abs(number - page) <= AROUND;
  const marks: (number | null)[] = [];
  for (let number = 1; number <= pages; number += 1) {
    if (shown(number)) {
      marks.push(number);
      continue;
    }
    // The whole gap is stepped over at once: there may be a hundred thousand pages.
    const next = number < page ? page - AROUND : pages - MARGIN + 1;
    marks.push(next - number === 1 ? number : null);
    number = next - 1;
  }
  return marks;
}
