import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './form-dialog.stories.tsx';
import { FormDialog } from './form-dialog.tsx';
import { DesignSystemProvider } from './provider.tsx';
import { TextInput } from './text-input.tsx';

const { Empty, Saving, Failed, Closed } = composeStories(stories);
const spies = () => ({ onClose: vi.fn(), onSubmit: vi.fn() });

it('starts in its first field and is sent by its button', async () => {
  const { onSubmit } = spies();
  render(<Empty onSubmit={onSubmit} />);
  const name = await screen.findByLabelText(/Nama topik/);
  await vi.waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'Penyuntingan');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('closes with Escape while nothing is typed, and not afterwards', async () => {
  const { onClose } = spies();
  render(<Empty onClose={onClose} />);
  const name = await screen.findByLabelText(/Nama topik/);
  await vi.waitFor(() => expect(name).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.type(name, 'Pen');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('is not sent twice while it is saved, nor when it is closed', async () => {
  const { onSubmit } = spies();
  const { unmount } = render(<Saving onSubmit={onSubmit} />);
  fireEvent.submit((await screen.findByLabelText(/Nama topik/)).closest('form') as HTMLFormElement);
  expect(screen.getByRole('button', { name: 'Batal' })).toBeDisabled();
  unmount();
  render(<Closed onSubmit={onSubmit} />);
  fireEvent.submit((await screen.findByLabelText(/Nama topik/)).closest('form') as HTMLFormElement);
  expect(screen.getByRole('button', { name: 'Kirim' })).toBeDisabled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says why it failed and keeps what was typed', async () => {
  render(<Failed />);
  expect(await screen.findByText('Server tidak menjawab.')).toBeVisible();
  expect(screen.getByLabelText(/Nama topik/)).toHaveValue('Penyuntingan');
});

it('does not send the form it was opened from', async () => {
  const { onSubmit } = spies();
  const outside = vi.fn();
  render(
    <DesignSystemProvider>
      <form onSubmit={outside}>
        <FormDialog title="Kode" dirty onClose={() => {}} onSubmit={onSubmit}>
          <TextInput aria-label="Kode" />
        </FormDialog>
      </form>
    </DesignSystemProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kode' }), 'A{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(outside).not.toHaveBeenCalled();
});
