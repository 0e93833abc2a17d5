/** Number of changed, missing, additional or swapped neighbouring letters between two names. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(one.length, other.length);
}

/** Letters that may differ; short names such as HOST resemble variables of other programs. */
const tolerance = ({ length }: string): number => (length < 8 ? 0 : length < 12 ? 1 : 2);

/** Variables whose name is nearly one of ours, with the name that was probably meant. */
export function nearMisses(
  set: readonly string[],
  known: readonly string[],
): { readonly name: string; readonly meant: string }[] {
  return set
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((candidate) => distance(name.toUpperCase(), candidate) <= tolerance(candidate));
      return meant === undefined ? [] : [{ name, meant }];
    });
}
