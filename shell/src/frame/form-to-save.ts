/**
 * The only form of the screen, for 'Simpan & keluar'; null when there is none or several, so that only leaving without
 * saving is offered. Search forms do not count.
 */
export function formToSave(): HTMLFormElement | null {
  const forms = document.querySelectorAll<HTMLFormElement>('main form:not([role="search"]):not([data-no-save])');
  return forms.length === 1 ? (forms[0] ?? null) : null;
}
