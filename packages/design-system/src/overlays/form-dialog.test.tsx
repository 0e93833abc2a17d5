import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateInput } from '../inputs/date-input.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { DesignSystemProvider } from '../theme/provider.tsx';
import * as stories from './form-dialog.stories.tsx';
import { FormDialog } from './form-dialog.tsx';

const { Empty, Typed, Saving, Failed, Closed } = composeStories(stories);
afterEach(() => void jest.restoreAllMocks());
const spies = () => ({ onClose: jest.fn(), onSubmit: jest.fn() });

it('focuses its first field and is submitted by its button', async () => {
  const { onSubmit } = spies();
  render(<Empty onSubmit={onSubmit} />);
  const name = await screen.findByLabelText(/Nama topik/);
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'Penyuntingan');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('closes at once while nothing is typed', async () => {
  const { onClose } = spies();
  render(<Empty onClose={onClose} />);
  await waitFor(async () => expect(await screen.findByLabelText(/Nama topik/)).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('opens a confirmation whose buttons work at once, before the next frame', async () => {
  const { onClose } = spies();
  render(<Typed onClose={onClose} start="Penyuntingan" />);
  const cancel = screen.getByRole('button', { name: 'Batal' });
  await waitFor(() => expect(screen.getByLabelText(/Nama topik/)).toHaveFocus());
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await userEvent.click(cancel);
  await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('closing with unsaved input', () => {
  const openWithInput = async () => {
    const { onClose, onSubmit } = spies();
    render(<Empty onClose={onClose} onSubmit={onSubmit} />);
    const name = await screen.findByLabelText(/Nama topik/);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Pen');
    return { onClose, onSubmit, name };
  };
  const question = () => screen.findByRole('alertdialog', { name: 'Perubahan belum disimpan' });
  const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }));
  const confirmationClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const close = async (name: string) =>
    userEvent.click(within(screen.getByRole('dialog', { name: 'Tambah Topik' })).getByRole('button', { name }));

  it.each([
    ['Batal', () => close('Batal')],
    ['the close button', () => close('Tutup')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('by %s asks first, and staying keeps it', async (_, leave) => {
    const { onClose, onSubmit, name } = await openWithInput();
    await leave();
    await answer('Batal');
    await confirmationClosed();
    expect(name).toHaveValue('Pen');
    expect(onClose).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('discards the input only after confirmation', async () => {
    const { onClose } = await openWithInput();
    await close('Batal');
    await answer('Buang');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can save the input, and stays open when it is not accepted', async () => {
    const { onClose, onSubmit, name } = await openWithInput();
    await close('Batal');
    await answer('Simpan & keluar');
    await confirmationClosed();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(name).toHaveValue('Pen');
  });

  it('does not offer to save an incomplete form', async () => {
    render(<Closed start="Pen" />);
    await screen.findByLabelText(/Nama topik/);
    await close('Batal');
    expect(within(await question()).queryByRole('button', { name: /keluar/ })).toBeNull();
  });

  it('calls `onCancel` of its second button without confirmation', async () => {
    const { onClose } = spies();
    const onCancel = jest.fn();
    render(<Failed cancelLabel="Pakai yang tersimpan" onCancel={onCancel} onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Pakai yang tersimpan' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('is not submitted while it is being saved or closed', async () => {
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

it('shows why it failed and keeps the input', async () => {
  render(<Failed />);
  expect(await screen.findByText('Server tidak menjawab.')).toBeVisible();
  expect(screen.getByLabelText(/Nama topik/)).toHaveValue('Penyuntingan');
});

it('does not send the form it was opened from', async () => {
  const { onSubmit } = spies();
  const outside = jest.fn();
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
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(outside).not.toHaveBeenCalled();
});

describe('a date that cannot be read (D230)', () => {
  const openWithDate = async () => {
    const { onClose, onSubmit } = spies();
    const secondSubmit = { label: 'Simpan dan tambah lagi', onSubmit: jest.fn() };
    render(
      <DesignSystemProvider>
        <FormDialog title="Pengguna" dirty onClose={onClose} onSubmit={onSubmit} secondSubmit={secondSubmit}>
          <DateInput aria-label="Tanggal lahir" value="" onChange={() => {}} />
        </FormDialog>
      </DesignSystemProvider>,
    );
    const box = await screen.findByRole('textbox', { name: 'Tanggal lahir' });
    await userEvent.type(box, '31/02/2026');
    return { box, onClose, onSubmit, onSecondSubmit: secondSubmit.onSubmit };
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const leave = async () => {
    await press('Batal');
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan & keluar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

  it.each([
    ['its button', () => press('Simpan')],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['the second button', () => press('Simpan dan tambah lagi')],
    ["'Simpan & keluar'", leave],
  ])('is kept and focused instead of saving without it by %s', async (_, submit) => {
    const { box, onClose, onSubmit, onSecondSubmit } = await openWithDate();
    await submit();
    await waitFor(() => expect(box).toHaveFocus());
    expect([onSubmit, onSecondSubmit, onClose].map((spy) => spy.mock.calls)).toEqual([[], [], []]);
    expect(box).toHaveValue('31/02/2026');
    expect(box).toHaveAccessibleDescription('Tanggal tidak dapat dibaca.');
  });

  it('no longer prevents saving once it is cleared', async () => {
    const { box, onSubmit, onSecondSubmit } = await openWithDate();
    await userEvent.clear(box);
    await press('Simpan');
    await press('Simpan dan tambah lagi');
    await leave();
    expect([onSubmit, onSecondSubmit].map((spy) => spy.mock.calls.length)).toEqual([2, 1]);
  });
});
