import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { findDialog } from '@widya/design-system/testing/find-dialog';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { classPage, classRow } from '../../testing/class-fixtures.ts';
import * as stories from './dialogs.stories.tsx';

const { Topics, TopicsFail, NoTopics, TopicConflict, WritesFail, Prices, NoUpcoming } = composeStories(stories);

describe('topics', () => {
  const edit = (name: string, action: string) => chooseAction(`Tindakan untuk topik ${name}`, action);

  test('show how many classes have them, and which are deleted', async () => {
    render(<Topics />);
    await screen.findByText('PNYT3A4B · 12 kelas');
    screen.getByText('KBHS2C3D · Belum dipakai');
    screen.getByText('Dihapus');
  });

  test('a new one needs a name; its code may be left out', async () => {
    render(<Topics />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Topik' }));
    const dialog = within(await findDialog('Tambah Topik'));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Harap mengisi nama topik');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama topik' }), 'Kesusastraan');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Topik baru berhasil ditambahkan!');
  });

  test('shows a refused code at its field until it is changed, and loses no input (D230)', async () => {
    render(<WritesFail url="/editor?panel=topik" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Topik' }));
    const dialog = within(await findDialog('Tambah Topik'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama topik' }), 'Kesusastraan');
    await userEvent.type(dialog.getByRole('textbox', { name: /Kode/ }), 'PNYT3A4B');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Kode topik sudah dipakai');
    expect(dialog.getByRole('textbox', { name: 'Nama topik' })).toHaveValue('Kesusastraan');
    await userEvent.type(dialog.getByRole('textbox', { name: /Kode/ }), '2');
    await waitFor(() => expect(dialog.queryByText('Kode topik sudah dipakai')).toBeNull());
  });

  test('the code cannot be changed; the name can, also over a newer one', async () => {
    render(<TopicConflict />);
    await edit('Penyuntingan', 'Sunting');
    const dialog = within(await findDialog('Sunting Topik'));
    expect(dialog.getByRole('textbox', { name: 'Kode' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama topik' }), ' Naskah');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
    conflict.getByText('Penyuntingan Bahasa');
    expect(dialog.getByRole('textbox', { name: 'Nama topik', hidden: true })).toHaveValue('Penyuntingan Naskah');
    await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Topik baru berhasil diperbaharui!');
  });

  test('deleting requires confirmation and shows how many classes have the topic', async () => {
    render(<Topics />);
    await edit('Penyuntingan', 'Hapus');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/dipakai 12 kelas/);
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Topik berhasil terhapus');
  });

  test('a deleted one can be restored', async () => {
    render(<Topics />);
    await edit('Penerjemahan', 'Pulihkan');
    await screen.findByText('Topik berhasil dipulihkan!');
  });

  test('are found by name', async () => {
    render(<Topics />);
    await screen.findByText('Kebahasaan');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari topik' }), 'suntingan');
    await waitFor(() => expect(screen.queryByText('Kebahasaan')).toBeNull());
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari topik' }), 'xyz');
    await screen.findByText('Tidak ada topik yang cocok');
  });

  test('show that they cannot be loaded, or that there are none', async () => {
    const { unmount } = render(<TopicsFail />);
    await screen.findByText('Daftar topik tidak dapat dimuat');
    unmount();
    render(<NoTopics />);
    await screen.findByText('Belum ada topik');
  });
});

describe('prices', () => {
  const dialog = async () => within(await screen.findByRole('dialog'));
  const price = async (text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Harga baru' }), text);
  const previewChanges = () => userEvent.click(screen.getByRole('button', { name: 'Periksa perubahan' }));

  test('need a class and a price', async () => {
    render(<Prices />);
    await screen.findByRole('textbox', { name: 'Harga baru' });
    await previewChanges();
    await screen.findByText('Pilih minimal satu kelas');
    screen.getByText('Harap mengisi harga baru');
  });

  test('are previewed, with who keeps the old one, and then changed', async () => {
    render(<Prices />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Menyunting Naskah/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /BIPA Dasar/ }));
    screen.getByText('2 kelas dipilih');
    await price('200000');
    await previewChanges();
    const preview = within(await screen.findByRole('dialog', { name: 'Periksa perubahan harga' }));
    preview.getByText('2 kelas berganti harga');
    preview.getByText('423 pesanan lama tetap memakai harga lama. Harga baru berlaku untuk pendaftar berikutnya.');
    expect(preview.getAllByText('+Rp50.000')).toHaveLength(2);
    await userEvent.click(preview.getByRole('button', { name: 'Ubah harga 2 kelas' }));
    await screen.findByText('Harga 2 kelas berhasil diperbarui.');
  });

  test('keep what was chosen when the person goes back', async () => {
    render(<Prices />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Pilih semua/ }));
    await price('0');
    await previewChanges();
    await userEvent.click(await screen.findByRole('button', { name: 'Kembali' }));
    expect(await screen.findByRole('checkbox', { name: /Menyunting Naskah/ })).toBeChecked();
    screen.getByText('5 kelas dipilih');
  });

  test('are offered for every upcoming class, also for more than the API answers at once', async () => {
    const all = Array.from({ length: 1_050 }, (_, index) => classRow({ id: index + 1, code: `KLS${index + 1}` }));
    const list: FakeApi[string] = ({ query }) => {
      if (!query.has('page')) return { body: all.slice(0, 1_000) };
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
      return { body: classPage(all.slice((page - 1) * size, page * size), all.length) };
    };
    render(<Prices answers={{ 'GET /v1/class': list }} />);
    await screen.findByRole('checkbox', { name: 'Pilih semua (1.050)' });
  });

  test('that change nothing are not sent', async () => {
    render(<Prices />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Menyunting Naskah/ }));
    await price('150000');
    await previewChanges();
    await (await dialog()).findByText('Semua kelas yang dipilih sudah memakai harga ini.');
    expect(screen.queryByRole('button', { name: /Ubah harga/ })).toBeNull();
  });

  test('show why the API refused them', async () => {
    render(<WritesFail url="/editor?panel=harga" />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Siaran Pers/ }));
    await price('900000');
    await previewChanges();
    await userEvent.click(await screen.findByRole('button', { name: 'Ubah harga 1 kelas' }));
    await screen.findByText(/lebih rendah dari harga coret/);
  });

  test('show that there are no upcoming classes', async () => {
    render(<NoUpcoming />);
    await (await dialog()).findByText('Belum ada kelas yang akan datang');
  });
});
