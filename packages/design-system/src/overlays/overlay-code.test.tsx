import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as menus from '../actions/menu.stories.tsx';
import * as dialogs from './dialog.stories.tsx';
import { overlays } from './overlays.ts';
import * as popovers from './popover.stories.tsx';
import * as tooltips from './tooltip.stories.tsx';

type Name = keyof typeof overlays;

/** Simulates an overlay whose code is still loading. @returns functions that complete or fail its requests. */
function slow(name: Name) {
  const code = overlays[name];
  const layer = code.loaded();
  const loaded = jest.spyOn(code, 'loaded').mockReturnValue(null);
  const requests: { readonly arrive: () => Promise<void>; readonly fail: () => Promise<void> }[] = [];
  jest.spyOn(code, 'load').mockImplementation(
    () =>
      new Promise<never>((resolve, reject) => {
        requests.push({
          arrive: () =>
            act(async () => {
              loaded.mockReturnValue(layer as never);
              resolve(layer as never);
            }),
          fail: () => act(async () => reject(new Error('chunk'))),
        });
      }),
  );
  return {
    arrive: async () => {
      for (const request of requests) await request.arrive();
    },
    fail: async () => {
      for (const request of requests.splice(0)) await request.fail();
    },
  };
}

beforeEach(() => {
  // jsdom has no modal dialogs, so this fake also returns the focus on closing, as a browser does.
  const openers = new Map<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      (openers.get(this) as HTMLElement | null)?.focus();
    },
  });
});
afterEach(() => void jest.restoreAllMocks());

const MENU = 'Tindakan untuk Menyunting Naskah Akademik';

it('shows a pressed menu at once and opens it when its code arrives', async () => {
  const pending = slow('menu');
  const { Closed } = composeStories(menus);
  render(<Closed />);
  const button = screen.getByRole('button', { name: MENU });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('menu')).toBeNull();
  await pending.arrive();
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('closes a menu whose code failed, and opens it with Coba lagi', async () => {
  const pending = slow('menu');
  const { Closed } = composeStories(menus);
  await Closed.run();
  const button = screen.getByRole('button', { name: MENU });
  await userEvent.click(button);
  await pending.fail();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByText('Bagian ini tidak dapat dimuat')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await pending.arrive();
  expect(await screen.findByRole('menu')).toBeInTheDocument();
});

it('shows a placeholder dialog, reports a failure inside it and loads again', async () => {
  const pending = slow('dialog');
  const { OpenAndClose } = composeStories(dialogs);
  render(<OpenAndClose />);
  const opener = screen.getByRole('button', { name: 'Buka catatan' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Memuat' })).toBeInTheDocument();
  await pending.fail();
  expect(screen.getByRole('dialog', { name: 'Bagian ini tidak dapat dimuat' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await pending.arrive();
  await waitFor(() => expect(screen.getByLabelText('Catatan kelas')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('closes a dialog whose code failed', async () => {
  const pending = slow('dialog');
  const { OpenAndClose } = composeStories(dialogs);
  render(<OpenAndClose />);
  await userEvent.click(screen.getByRole('button', { name: 'Buka catatan' }));
  await pending.fail();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the button of a popover while its code loads, and moves the focus into it', async () => {
  const pending = slow('popover');
  const { Closed } = composeStories(popovers);
  render(<Closed />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await pending.arrive();
  const panel = await screen.findByRole('dialog');
  expect(button).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-controls', panel.id);
  await waitFor(() => expect(panel).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('shows a tooltip for a focus and a hover that came before its code', async () => {
  const pending = slow('tooltip');
  const { Closed } = composeStories(tooltips);
  render(<Closed />);
  await userEvent.tab();
  await pending.arrive();
  const hint = await screen.findByRole('tooltip');
  expect(screen.getByRole('button')).toHaveAttribute('aria-describedby', hint.id);
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('shows no tooltip for a pointer that left before its code came', async () => {
  const pending = slow('tooltip');
  const { Closed } = composeStories(tooltips);
  render(<Closed />);
  await userEvent.hover(screen.getByRole('button'));
  await userEvent.unhover(screen.getByRole('button'));
  await pending.arrive();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
