import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Opens a menu and chooses an item. Waits until the menu has highlighted the pressed item in a separate render, because
 * it accepts a click only then, and jsdom has no layout with which a pointer could hover over the item before.
 * @param menu name of the button that opens the menu.
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
