/**
 * Canonical form of a path with its query, so that the screen recognises an answer that the boot script requested:
 * names sorted, empty values (`''`, null, undefined) omitted, encoded by `URLSearchParams`.
 * @param path without query, such as `/v1/class`.
 */
export function canonicalUrl(
  path: string,
  query: Readonly<Record<string, string | number | boolean | null | undefined>> = {},
): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query).toSorted()) {
    const value = query[name];
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
