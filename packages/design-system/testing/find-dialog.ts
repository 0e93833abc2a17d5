import { screen, waitFor } from '@testing-library/react';

/**
 * Finds a dialog and waits until it has the focus. A dialog takes the focus one frame after it appears; text that a
 * test types before goes to the dialog below and is lost.
 */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error(`The dialog «${name}» has not taken the focus.`);
  });
  return dialog;
}
