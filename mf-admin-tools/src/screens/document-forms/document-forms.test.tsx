import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { documentApi } from '../../testing/document-api.ts';
import * as stories from './document-forms.stories.tsx';

const {
  AllClasses,
  OneClass,
  Empty,
  FilteredEmpty,
  Failed,
  Forbidden,
  ClassesFail,
  FileGone,
  SaveFails,
  OtherFieldChanged,
  SameFieldChanged,
  ArchiveFails,
  ArchiveTaskFails,
  DownloadFails,
} = composeStories(stories);

const saved = jest.fn(() => 'blob:uji');
beforeEach(() => {
  saved.mockClear();
  URL.createObjectURL = saved;
  URL.revokeObjectURL = jest.fn();
});

const table = async () => within(await screen.findByRole('table', { name: 'Formulir Dokumen' }));
const edit = async () => {
  await (await table()).findByText('Siti Contoh');
  await chooseAction('Tindakan untuk Surat Tugas Siti Contoh', 'Sunting');
  return within(await screen.findByRole('dialog', { name: 'Sunting Dokumen' }));
};
const choose = async (document: string) =>
  userEvent.click(await screen.findByLabelText(`Pilih ${document}`, { selector: 'tbody input' }));
const zip = () => userEvent.click(screen.getByRole('button', { name: 'Unduh dokumen.zip' }));

describe('the list', () => {
  test('shows the person, class, kind and file of a document, and filters by class (C-217)', async () => {
    render(<AllClasses />);
    const row = within((await (await table()).findByText('Siti Contoh')).closest('tr') as HTMLElement);
    for (const text of ['siti@contoh.example', 'Menulis Naskah', 'Surat Tugas', 'Sekretariat', 'Penata Muda'])
      row.getByText(text);
    row.getByText('18 Nov 2026, 10:00 WIB');
    (await table()).getByText('Berkas tidak ada');
    // The first of both buttons is the filter chip of the toolbar, the other is the sortable column header.
    await userEvent.click(screen.getAllByRole('button', { name: 'Kelas' })[0] as HTMLElement);
    await screen.findByRole('option', { name: 'Semua Kelas' });
    await screen.findByRole('option', { name: 'Menulis Naskah' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari kelas' }), 'lama');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Menulis Naskah' })).toBeNull());
    await userEvent.click(await screen.findByRole('option', { name: 'Kelas Lama' }));
    await screen.findByRole('button', { name: 'Kelas: Kelas Lama' });
  });

  test.each([
    [Empty, 'Belum ada dokumen'],
    [FilteredEmpty, /xyz/],
    [Failed, 'Daftar dokumen tidak dapat dimuat'],
    [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
  ] as const)('explains why there are no rows', async (Story, message) => {
    render(<Story />);
    await screen.findByText(message);
  });

  test('names the class of the address', async () => {
    render(<OneClass />);
    await screen.findByRole('button', { name: 'Kelas: Menulis Naskah' });
  });

  test('shows in the filter that classes cannot be loaded, with a retry', async () => {
    render(<ClassesFail />);
    await table();
    await userEvent.click(screen.getAllByRole('button', { name: 'Kelas' })[0] as HTMLElement);
    await screen.findByText('Pilihan tidak dapat dimuat');
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('downloads as data-dokumen.csv, and shows a failure (C-220)', async () => {
    const { unmount } = render(<AllClasses />);
    await (await table()).findByText('Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Unduh data-dokumen.csv' }));
    await screen.findByText('data-dokumen.csv terunduh');
    expect(saved).toHaveBeenCalledTimes(1);
    unmount();
    render(<DownloadFails />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh data-dokumen.csv' }));
    await screen.findByText('Terjadi Kesalahan');
  });
});

describe('one document', () => {
  test('is shown in a drawer, with its actions', async () => {
    render(<AllClasses />);
    await (await table()).findByText('Siti Contoh');
    await chooseAction('Tindakan untuk Surat Tugas Siti Contoh', 'Lihat dokumen');
    const drawer = within(await screen.findByRole('dialog', { name: 'Siti Contoh' }));
    drawer.getByText('Penata Muda');
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Unduh berkas' })).toBeEnabled());
    await userEvent.click(drawer.getByRole('button', { name: 'Sunting' }));
    await screen.findByRole('dialog', { name: 'Sunting Dokumen' });
  });

  test('shows that its file is missing', async () => {
    render(<FileGone />);
    await (await table()).findByText('Siti Contoh');
    await chooseAction('Tindakan untuk Surat Tugas Siti Contoh', 'Lihat dokumen');
    const drawer = within(await screen.findByRole('dialog', { name: 'Siti Contoh' }));
    await drawer.findByText('Berkas sudah tidak ada di penyimpanan');
    expect(drawer.getByRole('button', { name: 'Unduh berkas' })).toBeDisabled();
  });
});

describe('the edit dialog', () => {
  test('changes division, kind and rank only (C-218, C-222)', async () => {
    render(<AllClasses />);
    const dialog = await edit();
    for (const label of ['Kelas', 'Nama Lengkap', 'Surel'])
      expect(dialog.getByLabelText(label)).toHaveAttribute('readonly');
    await userEvent.clear(dialog.getByLabelText('Pangkat'));
    await userEvent.type(dialog.getByLabelText('Pangkat'), 'Pembina');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Dokumen berhasil diperbarui!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps the input when saving fails, and asks for confirmation before discarding it', async () => {
    render(<SaveFails />);
    const dialog = await edit();
    await userEvent.type(dialog.getByLabelText('Divisi'), ' Baru');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText(/req-contoh-7f3a/);
    expect(dialog.getByLabelText('Divisi')).toHaveValue('Sekretariat Baru');
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
    await screen.findByRole('alertdialog');
  });

  test('saves a concurrent change of another field, and shows a conflict in the same field', async () => {
    const { unmount } = render(<OtherFieldChanged />);
    const first = await edit();
    await userEvent.type(first.getByLabelText('Divisi'), ' Baru');
    await userEvent.click(first.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Dokumen berhasil diperbarui!');
    unmount();
    render(<SameFieldChanged />);
    const second = await edit();
    await userEvent.type(second.getByLabelText('Divisi'), ' Baru');
    await userEvent.click(second.getByRole('button', { name: 'Simpan' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
    conflict.getByText('Sekretariat Baru');
    conflict.getByText('Tata Usaha');
    await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('dokumen.zip (D134)', () => {
  test('of a few documents is downloaded immediately, with its size', async () => {
    render(<AllClasses />);
    await choose('Surat Tugas Siti Contoh');
    await choose('SK Pangkat Budi Contoh');
    await zip();
    await screen.findByText('dokumen.zip terunduh');
    await screen.findByText('2 dokumen · 1,6 MB');
    expect(saved).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Unduh dokumen.zip' })).toBeNull();
  });

  test("shows a failure as 'error' with its cause, and keeps the selection (C-223)", async () => {
    render(<ArchiveFails />);
    await choose('Surat Tugas Siti Contoh');
    await zip();
    await screen.findByText('error');
    screen.getByText('Berkas sudah tidak ada di penyimpanan');
    screen.getByRole('button', { name: 'Coba lagi' });
    screen.getByRole('button', { name: 'Unduh dokumen.zip' });
  });

  test('of all documents is created by a task and then downloaded; missing documents are listed', async () => {
    render(<AllClasses />);
    await choose('Surat Tugas Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Pilih semua 240 hasil' }));
    await zip();
    await screen.findByText('Menyiapkan dokumen.zip');
    const list = within(await screen.findByRole('dialog', { name: 'Sebagian dokumen tidak terunduh' }));
    list.getByText('2 dari 240 dokumen tidak ada di dokumen.zip:');
    list.getByText('Dewi Contoh · Bukti Pembayaran');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });

  test('shows that its task failed', async () => {
    render(<ArchiveTaskFails />);
    await choose('Surat Tugas Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Pilih semua 240 hasil' }));
    await zip();
    await screen.findByText('error');
    screen.getByText('Hasil akhir gagal dibuat.');
  });

  test('lists the selected documents that are missing in it', async () => {
    const answers = documentApi();
    render(<AllClasses answers={answers} />);
    await choose('Surat Tugas Siti Contoh');
    await choose('Bukti Pembayaran Dewi Contoh');
    const real = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        new URL(new Request(input, init).url).pathname.endsWith('/attachment')
          ? Promise.resolve(new Response('PK', { headers: { 'x-left-out': '[33]' } }))
          : real(input, init),
      );
    await zip();
    const list = within(await screen.findByRole('dialog', { name: 'Sebagian dokumen tidak terunduh' }));
    list.getByText('1 dari 2 dokumen tidak ada di dokumen.zip:');
    list.getByText('Bukti Pembayaran Dewi Contoh');
    jest.restoreAllMocks();
  });
});
