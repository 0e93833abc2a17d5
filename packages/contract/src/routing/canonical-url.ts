/**
 * Writes a path and its query in one agreed form, so that an answer asked for by the boot script is recognised by the screen:
 * names sorted, empty values (`''`, null, undefined) left out, encoded as `URLSearchParams` does.
 * @param path `/v1/class`, without query.
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
