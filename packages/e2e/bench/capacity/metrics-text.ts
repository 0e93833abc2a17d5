/**
 * Reads a sample from the text of `/metrics`.
 * @param series name with its labels as the server writes them
 * @returns null when the series is missing
 */
export function sampleOf(text: string, series: string): number | null {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  if (line === undefined) return null;
  const value = Number(line.slice(series.length + 1).split(' ')[0]);
  return Number.isFinite(value) ? value : null;
}
