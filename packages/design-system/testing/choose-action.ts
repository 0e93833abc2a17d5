import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Opens a menu and chooses an item. The menu marks the pressed item before it takes the click, in a render of its own, so
 * this waits for the mark: jsdom has no layout for a pointer to rest on it first.
 * @param menu name of the button that opens it.
 */
export async function chooseAction(menu: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  const item = await screen.findByRole('menuitem', { name: action });
  await waitFor(() => {
    fireEvent.pointerDown(item);
    expect(item).toHaveAttribute('data-highlighted');
  });
  fireEvent.click(item);
}
