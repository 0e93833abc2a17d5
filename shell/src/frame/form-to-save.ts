/**
 * The one form of the screen, for 'Simpan & keluar'; null when there is none or it is not clear which: then only leaving without
 * saving is offered. Search fields are no forms to save.
 */
export function formToSave(): HTMLFormElement | null {
  const forms = document.querySelectorAll<HTMLFormElement>('main form:not([role="search"]):not([data-no-save])');
  return forms.length === 1 ? (forms[0] ?? null) : null;
}
