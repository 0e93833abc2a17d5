import { beforeEach, describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberList } from '@widya/remote-kit/list-address';
import * as stories from './create-event.stories.tsx';

const { AskName, List, Empty, FilteredEmpty, Failed, Forbidden, Refused } = composeStories(stories);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Event Baru' }));

/** Enters the name in the dialog and waits until the form opens. */
async function begin(name: string) {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('Nama event'), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Lanjut' }));
  await screen.findByRole('heading', { level: 1, name: 'Buat Event' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

describe('the dialog', () => {
  test('waits for a name and offers the template Webinar', async () => {
    render(<AskName />);
    const dialog = await openDialog();
    expect(dialog.getByRole('radio', { name: /Webinar/ })).toBeChecked();
    const next = dialog.getByRole('button', { name: 'Lanjut' });
    expect(next).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Nama event'), '   ');
    expect(next).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Nama event'), 'Lokakarya');
    expect(next).toBeEnabled();
  });

  test('shows the list when it is closed, and can be reopened', async () => {
    render(<AskName />);
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('gelar-wicara-penyunting');
    await userEvent.click(screen.getByRole('button', { name: 'Buat Event' }));
    await openDialog();
  });
});

describe('the list', () => {
  test('shows events with time, price, quota and state', async () => {
    render(<List />);
    const table = within(await screen.findByRole('table', { name: 'Daftar event' }));
    table.getByText('Gelar Wicara Penyunting');
    table.getByText('Rp75.000');
    table.getByText('200');
    table.getByText('Pendaftaran dibuka');
    screen.getByText('1 event');
  });

  test('shows why the list is empty', async () => {
    const { unmount } = render(<Empty />);
    await screen.findByText('Belum ada event');
    unmount();
    render(<FilteredEmpty />);
    await screen.findByText('Tidak ada yang cocok');
  });

  test('shows why the list cannot be loaded', async () => {
    const { unmount } = render(<Failed />);
    await screen.findByText('Daftar event tidak dapat dimuat');
    screen.getByText(/req-contoh-7f3a/);
    unmount();
    render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
  });
});

describe('a new event', () => {
  test('starts free and unlimited, with an address derived from its name', async () => {
    render(<AskName />);
    await begin('Lokakarya: Menulis & Menyunting');
    expect(screen.getByLabelText('Nama event')).toHaveValue('Lokakarya: Menulis & Menyunting');
    expect(screen.getByLabelText('Alamat halaman')).toHaveValue('lokakarya-menulis-menyunting');
    expect(screen.getByRole('radio', { name: 'Gratis' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Tanpa batas' })).toBeChecked();
    expect(screen.queryByLabelText('Harga tiket')).toBeNull();
    await screen.findByText('Alamat tersedia.');
  });

  test('leads back to the list with its last query', async () => {
    rememberList('/create-event', '?q=gelar&sort=name');
    render(<AskName />);
    await begin('Lokakarya');
    expect(screen.getByRole('link', { name: 'Event' })).toHaveAttribute(
      'href',
      '/create-event?q=gelar&sort=name&lihat=daftar',
    );
  });

  test('is created, and opens', async () => {
    render(<AskName />);
    await begin('Lokakarya');
    await save();
    await screen.findByText('Event berhasil dibuat');
    await screen.findByText('Halaman lain');
  });

  test('shows which fields are missing', async () => {
    render(<AskName />);
    await begin('Lokakarya');
    await userEvent.clear(screen.getByLabelText('Alamat halaman'));
    await userEvent.click(screen.getByRole('radio', { name: 'Bayar daring' }));
    await save();
    expect(await screen.findAllByText('Harap mengisi formulir dengan lengkap')).toHaveLength(2);
  });

  test('shows while typing that an address is taken', async () => {
    render(<AskName />);
    await begin('Sudah Dipakai');
    await screen.findByText('Alamat ini sudah digunakan');
    await userEvent.type(screen.getByLabelText('Alamat halaman'), '-2');
    await waitFor(() => expect(screen.queryByText('Alamat ini sudah digunakan')).toBeNull());
    await screen.findByText('Alamat tersedia.');
  });

  test('that is refused keeps the input and shows the reason at its field', async () => {
    render(<Refused />);
    await begin('Lokakarya');
    await save();
    await waitFor(() => expect(screen.queryAllByText('Alamat ini sudah digunakan').length).toBe(2));
    expect(screen.getByLabelText('Nama event')).toHaveValue('Lokakarya');
    await waitFor(() => expect(screen.queryByLabelText('1 perlu diperbaiki')).not.toBeNull());
  });
});
