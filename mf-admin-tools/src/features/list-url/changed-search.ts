/**
 * The address of a list after a change. Empty values and defaults are left out of it; a change of anything but the page goes
 * back to the first page; parameters that are not named stay.
 */
export function changedSearch(
  search: URLSearchParams,
  change: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === defaults[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
