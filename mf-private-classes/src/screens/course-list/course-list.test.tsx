import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { coursePage, courseRecord } from '../../testing/course-fixtures.ts';
import * as stories from './course-list.stories.tsx';

const { Shown, Hidden, Instructor, Empty, Failed, Forbidden, Prices, NoPrices, WritesFail, HasRegistrants } =
  composeStories(stories);

const WITH_PEOPLE = 'Menulis Cerita Anak';
const NOBODY = 'Dasar Penerjemahan';
const choose = (title: string, action: string) => chooseAction(`Tindakan untuk ${title}`, action);
const openDialog = async () => within(await screen.findByRole('alertdialog'));

describe('the list', () => {
  test('shows price, registered and paid people, and leads to the form', async () => {
    render(<Shown />);
    const link = await screen.findByRole('link', { name: WITH_PEOPLE });
    expect(link).toHaveAttribute('href', '/editor/privateClassDetail/7');
    const row = within(link.closest('tr') as HTMLElement);
    row.getByText('Rp149.000');
    row.getByText('12');
    row.getByText('240');
    expect(row.getByRole('presentation')).toHaveAttribute('src', '/poster/KDM7Q2AB.svg?bentuk=mini&topik=KDM7Q2AB');
    screen.getByText('Gratis');
    expect(screen.queryByText('Puisi untuk Pemula')).toBeNull();
  });

  test('shows hidden courses with their badge on request', async () => {
    render(<Hidden />);
    const row = within((await screen.findByText('Puisi untuk Pemula')).closest('tr') as HTMLElement);
    row.getByText('Disembunyikan');
    expect(screen.getByRole('button', { name: 'Sembunyikan tersembunyi' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('lets an instructor only open a course, at its participants', async () => {
    render(<Instructor />);
    expect(await screen.findByRole('link', { name: WITH_PEOPLE })).toHaveAttribute(
      'href',
      '/editor/privateClassVisitors/7',
    );
    for (const name of ['Ubah Harga Kelas', 'Buat Kelas Baru'])
      expect(screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `Tindakan untuk ${WITH_PEOPLE}` }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Kelola']);
  });

  test('shows what to do while it is empty, why it failed, and that access is missing', async () => {
    const empty = render(<Empty />);
    await screen.findByText('Belum ada kelas daring mandiri');
    empty.unmount();
    const failed = render(<Failed />);
    await screen.findByText('Daftar kelas daring mandiri tidak dapat dimuat');
    screen.getByRole('button', { name: 'Coba lagi' });
    failed.unmount();
    render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
  });
});

describe('hiding', () => {
  test('requires confirmation, hides, and can be undone', async () => {
    render(<Shown />);
    await choose(WITH_PEOPLE, 'Sembunyikan');
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Sembunyikan' }));
    await screen.findByText(`Kelas ${WITH_PEOPLE} berhasil disembunyikan!`);
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await screen.findByText(`Kelas ${WITH_PEOPLE} berhasil terpulihkan!`);
  });

  test('keeps the dialog open when it fails', async () => {
    render(<WritesFail />);
    await choose(WITH_PEOPLE, 'Sembunyikan');
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
    await dialog.findByText('Kesalahan terjadi');
  });
});

describe('deleting permanently', () => {
  const deleteCourse = async () => {
    await choose(NOBODY, 'Hapus');
    const dialog = await openDialog();
    expect(dialog.getByRole('button', { name: 'Hapus' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), NOBODY);
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
  };

  test('needs the title of the course', async () => {
    render(<Shown />);
    await deleteCourse();
    await screen.findByText(`Kelas ${NOBODY} berhasil terhapus!`);
  });

  test('explains a refusal because of participants and offers hiding instead', async () => {
    render(<HasRegistrants />);
    await deleteCourse();
    await screen.findByText('Kelas ini tidak dapat dihapus karena memiliki 1 peserta diterima.');
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan' }));
    await screen.findByText(`Kelas ${NOBODY} berhasil disembunyikan!`);
  });

  test('is not offered when the list shows participants', async () => {
    render(<Shown />);
    await choose(WITH_PEOPLE, 'Hapus');
    await screen.findByText(/memiliki 240 peserta diterima dan 12 pendaftar yang menunggu/);
    expect(screen.queryByRole('textbox', { name: /Ketik nama/ })).toBeNull();
  });
});

describe('one price for several courses', () => {
  const pick = async () => {
    const open = within(await screen.findByRole('dialog', { name: 'Ubah Harga' }));
    await userEvent.click(await open.findByRole('checkbox', { name: /^Menulis Cerita Anak/ }));
    await userEvent.type(open.getByRole('textbox', { name: /Harga baru/ }), '99000');
    await userEvent.click(open.getByRole('button', { name: 'Periksa perubahan' }));
    return within(await screen.findByRole('dialog', { name: 'Periksa perubahan harga' }));
  };

  test('needs a course and a price', async () => {
    render(<Prices />);
    await userEvent.click(await screen.findByRole('button', { name: 'Periksa perubahan' }));
    await screen.findByText('Pilih minimal satu kelas');
    screen.getByText('Harap mengisi harga baru');
  });

  test('is previewed before it is saved', async () => {
    render(<Prices />);
    const preview = await pick();
    preview.getByText('252 pesanan lama tetap memakai harga lama. Harga baru berlaku untuk pendaftar berikutnya.');
    await userEvent.click(preview.getByRole('button', { name: 'Ubah harga 1 kelas' }));
    await screen.findByText('Harga 1 kelas berhasil diperbarui.');
  });

  test('that is refused keeps what was chosen', async () => {
    render(<WritesFail url="/private-class-editor?panel=harga" />);
    const preview = await pick();
    await userEvent.click(preview.getByRole('button', { name: 'Ubah harga 1 kelas' }));
    await preview.findByText(/Harga harus lebih rendah dari harga coret kelas/);
    await userEvent.click(preview.getByRole('button', { name: 'Kembali' }));
    expect(await screen.findByRole('checkbox', { name: /^Menulis Cerita Anak/ })).toBeChecked();
  });

  test('reaches more courses than the API answers at once, and names the most of one change', async () => {
    const all = Array.from({ length: 1_050 }, (_, index) =>
      courseRecord({ id: index + 1, title: `Kelas ${index + 1}` }),
    );
    const list: FakeApi[string] = ({ query }) => {
      if (!query.has('page')) return { body: all.slice(0, 1_000) };
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
      return { body: coursePage(all.slice((page - 1) * size, page * size), all.length) };
    };
    render(<Prices answers={{ 'GET /v1/course': list }} />);
    const open = within(await screen.findByRole('dialog', { name: 'Ubah Harga' }));
    await userEvent.click(await open.findByRole('checkbox', { name: 'Pilih semua (1.050)' }));
    await userEvent.click(open.getByRole('button', { name: 'Periksa perubahan' }));
    await open.findByText('Pilih paling banyak 1.000 kelas sekaligus');
    await userEvent.type(open.getByRole('searchbox', { name: 'Cari nama atau kode' }), 'Kelas 1050');
    await open.findByRole('checkbox', { name: /^Kelas 1050/ });
  });

  test('shows that there are no courses', async () => {
    render(<NoPrices />);
    const open = within(await screen.findByRole('dialog'));
    await open.findByText('Belum ada kelas daring mandiri');
  });
});
