import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './complaints.stories.tsx';

const {
  Working,
  OneStatus,
  WithoutMail,
  Empty,
  EmptyStatus,
  FilteredEmpty,
  Failed,
  Forbidden,
  ManyClasses,
  EmptyClass,
} = composeStories(stories);
const { WritesFail, NoteConflict } = composeStories(stories);

const SITI = 'Siti Contoh, 18 Nov 2026 - 09:00';
const table = async () => within(await screen.findByRole('table', { name: 'Aduan' }));
const rowOf = async (name: string) => within((await (await table()).findByText(name)).closest('tr') as HTMLElement);
const choose = (action: string) => chooseAction(`Tindakan untuk ${SITI}`, action);

describe('the list', () => {
  test('shows class, name, address, complaint and time (C-112)', async () => {
    render(<Working />);
    const row = await rowOf('Siti Contoh');
    row.getByText('Menyunting Naskah Akademik');
    row.getByText('siti@contoh.example');
    row.getByText(/Suara terputus sejak pukul sepuluh/);
    row.getByText('18 Nov 2026 - 09:00');
    row.getByText('Baru');
    screen.getByText('2 belum selesai dari 3 aduan');
  });

  test('shows all classes until one is chosen, which may be deleted (C-111)', async () => {
    render(<Working />);
    await rowOf('Siti Contoh');
    // The first of both buttons is the filter chip of the toolbar, the other is the sortable column header.
    await userEvent.click(screen.getAllByRole('button', { name: 'Kelas' })[0] as HTMLElement);
    await screen.findByRole('option', { name: 'Semua Kelas', selected: true });
    await userEvent.click(await screen.findByRole('option', { name: 'Kelas yang dihapus' }));
    await rowOf('Made Contoh');
    await waitFor(async () => expect((await table()).queryByText('Siti Contoh')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Kelas' }));
    await rowOf('Siti Contoh');
  });

  test('finds a class by typing that is not among the newest', async () => {
    render(<ManyClasses />);
    await rowOf('Siti Contoh');
    await userEvent.click(screen.getAllByRole('button', { name: 'Kelas' })[0] as HTMLElement);
    await screen.findByRole('option', { name: 'Kelas Baru 42' });
    expect(screen.queryByRole('option', { name: 'Penulisan Siaran Pers' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari kelas' }), 'siaran');
    await userEvent.click(await screen.findByRole('option', { name: 'Penulisan Siaran Pers' }));
    await waitFor(async () => expect((await table()).queryByText('Siti Contoh')).toBeNull());
    await rowOf('Budi Contoh');
    screen.getByRole('button', { name: 'Kelas: Penulisan Siaran Pers' });
  });

  test('names the class of the address, also when no complaint matches', async () => {
    render(<EmptyClass />);
    await screen.findByRole('button', { name: 'Kelas: Penulisan Siaran Pers' });
  });

  test('has a tab for every status', async () => {
    render(<OneStatus />);
    await rowOf('Siti Contoh');
    expect((await table()).queryByText('Budi Contoh')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: /^Ditangani/ }));
    await screen.findByText('Budi Contoh');
    expect(screen.queryByText('Siti Contoh')).toBeNull();
  });

  test.each([
    [Empty, 'Belum ada aduan'],
    [EmptyStatus, 'Tidak ada aduan dengan status ini'],
    [FilteredEmpty, /xyz/],
    [Failed, 'Daftar aduan tidak dapat dimuat'],
    [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
  ] as const)('explains why there is nothing', async (Story, message) => {
    render(<Story />);
    await screen.findByText(message);
  });
});

describe('a reply', () => {
  test('opens the mail editor with the complaint in its address (C-113)', async () => {
    render(<Working />);
    await rowOf('Siti Contoh');
    await choose('Balas');
    await screen.findByText('Halaman lain');
  });

  test('is not offered to an account that may not send mails', async () => {
    render(<WithoutMail />);
    await rowOf('Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: `Tindakan untuk ${SITI}` }));
    await screen.findByRole('menuitem', { name: 'Catatan' });
    expect(screen.queryByRole('menuitem', { name: 'Balas' })).toBeNull();
  });
});

describe('the whole complaint', () => {
  test('is shown in a drawer, with who replied and when', async () => {
    render(<Working />);
    await userEvent.click((await rowOf('Budi Contoh')).getByText('Sertifikat belum diterima.'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Budi Contoh' }));
    drawer.getByText('19 Nov 2026, 10:30 WIB oleh Ratna Contoh');
    drawer.getByText('Menunggu unit sertifikat');
    const reply = new URL(drawer.getByRole('link', { name: 'Balas' }).getAttribute('href') ?? '', 'http://localhost');
    expect(reply.pathname).toBe('/editor/email');
    expect(Object.fromEntries(reply.searchParams)).toEqual({
      complaint_id: '8',
      complaint_email: 'budi@contoh.example',
      complaint_created_at: '2026-11-18T02:00:00.000Z',
      complaint_message: 'Sertifikat belum diterima.',
    });
  });
});

describe('the status', () => {
  test('is set immediately, and can be undone', async () => {
    render(<Working />);
    await rowOf('Siti Contoh');
    await choose('Tandai selesai');
    await screen.findByText('Aduan Siti Contoh ditandai selesai');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Aduan Siti Contoh ditandai baru');
  });

  test('shows a failure, and stays unchanged', async () => {
    render(<WritesFail />);
    await rowOf('Siti Contoh');
    await choose('Tandai ditangani');
    await screen.findByText('Terjadi Kesalahan');
    screen.getByRole('button', { name: 'Coba lagi' });
    (await rowOf('Siti Contoh')).getByText('Baru');
  });
});

describe('the note', () => {
  const write = async () => {
    await rowOf('Siti Contoh');
    await choose('Catatan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Catatan' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Catatan' }), 'Rekaman dikirim');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    return dialog;
  };

  test('is saved and confirmed with a toast (C-114)', async () => {
    render(<Working />);
    await write();
    await screen.findByText('Catatan berhasil diperbarui!');
  });

  test("shows a failure as 'Check console' and keeps the input (C-116)", async () => {
    render(<WritesFail />);
    const dialog = await write();
    await dialog.findByText('Check console');
    expect(dialog.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Rekaman dikirim');
  });

  test('shows both versions of a conflict, and can keep the own one', async () => {
    render(<NoteConflict />);
    const dialog = await write();
    expect(await dialog.findByLabelText('Catatan terbaru')).toHaveValue('Catatan rekan');
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai catatan saya' }));
    await screen.findByText('Catatan berhasil diperbarui!');
  });
});
