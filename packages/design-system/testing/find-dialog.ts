import { screen, waitFor } from '@testing-library/react';

/**
 * Finds a dialog and waits until it has the focus. It takes it one frame after it appears; until then, a dialog below it
 * keeps the focus, and what a test types is lost.
 */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error(`The dialog «${name}» has not taken the focus.`);
  });
  return dialog;
}
