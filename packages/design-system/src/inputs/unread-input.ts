/** On a box whose words mean nothing to it, such as a day that does not exist. */
export const UNREAD = { 'data-unread': '', 'aria-invalid': true } as const;

/**
 * Moves the focus to the first box of a form whose words could not be read: saving would throw them away.
 * @returns whether there is one.
 */
export function focusUnread(form: HTMLElement | null): boolean {
  const box = form?.querySelector<HTMLElement>('[data-unread]');
  box?.scrollIntoView?.({ block: 'center' });
  box?.focus();
  return Boolean(box);
}
