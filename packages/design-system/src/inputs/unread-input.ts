/** Attributes of an input with text that it could not parse, such as a day that does not exist. */
export const UNREAD = { 'data-unread': '', 'aria-invalid': true } as const;

/** The first input of a form with text that could not be parsed. */
export const unreadInput = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[data-unread]') ?? null;

/**
 * Focuses the first input of a form with text that could not be parsed, because saving would discard the text.
 * @returns whether there is one.
 */
export function focusUnread(form: HTMLElement | null): boolean {
  const box = unreadInput(form);
  box?.scrollIntoView?.({ block: 'center' });
  box?.focus();
  return Boolean(box);
}
