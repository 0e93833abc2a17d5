import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './syllabus.stories.tsx';

const { Working, Locked, LockedForInstructor, Empty, Failed, Forbidden, UnknownCourse, OrderConflict, RemoveRefused } =
  composeStories(stories);

const table = () => screen.findByRole('table', { name: 'Daftar bab' });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('textbox')
    .map((box) => box.getAttribute('aria-label'));

describe('the list', () => {
  test('shows contents and durations with their totals', async () => {
    render(<Working />);
    const rows = within(await table());
    rows.getByText('Jumlah Konten (3)');
    rows.getByText('Durasi (1 jam 12 menit 5 detik)');
    rows.getByText('1 jam 2 menit 5 detik');
    await screen.findByText('Menulis Naskah Contoh · 3 bab');
  });

  test('explains that participants lock the course, how many there are, and what to do', async () => {
    const admin = render(<Locked />);
    await screen.findByText(/1\.284 peserta yang diterima.*, sembunyikan kelas ini terlebih dahulu\.$/);
    expect(screen.getByRole('button', { name: 'Buat Bab Baru' })).toBeDisabled();
    admin.unmount();
    render(<LockedForInstructor />);
    await screen.findByText(/, minta admin menyembunyikan kelas ini terlebih dahulu\.$/);
  });

  test('shows that it is empty, failed, forbidden or unknown', async () => {
    const empty = render(<Empty />);
    await screen.findByText('Belum ada bab');
    expect(screen.getByRole('button', { name: 'Sunting Urutan Bab' })).toBeDisabled();
    empty.unmount();
    const failed = render(<Failed />);
    await screen.findByText('Daftar bab tidak dapat dimuat');
    screen.getByText(/req-contoh-7f3a/);
    failed.unmount();
    const forbidden = render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
    forbidden.unmount();
    render(<UnknownCourse />);
    await screen.findByText('Kelas daring mandiri tidak ditemukan');
  });

  test('copies a chapter, but not while nothing can be added', async () => {
    const working = render(<Working />);
    await table();
    await chooseAction('Tindakan untuk Menerbitkan', 'Duplikat bab');
    await screen.findByText('Bab Menerbitkan berhasil diduplikat');
    await within(await table()).findByText('Salinan Menerbitkan');
    working.unmount();
    render(<Locked />);
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Menerbitkan' }));
    await screen.findByRole('menuitem', { name: 'Hapus' });
    expect(screen.queryByRole('menuitem', { name: 'Duplikat bab' })).toBeNull();
  });

  test('deletes after a confirmation, and shows why it is refused', async () => {
    const working = render(<Working />);
    await table();
    const remove = async () => {
      await chooseAction('Tindakan untuk Menerbitkan', 'Hapus');
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
      return dialog;
    };
    await remove();
    await screen.findByText('Bab berhasil terhapus!');
    await waitFor(() => expect(screen.queryByText('Menerbitkan')).toBeNull());
    working.unmount();
    render(<RemoveRefused />);
    await table();
    await (await remove()).findByText('Bab ini tidak dapat dihapus karena 12 peserta sudah mengerjakannya');
  });
});

describe('ordering', () => {
  const begin = async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Sunting Urutan Bab' }));
    return screen.findByRole('list', { name: 'Sunting Urutan Bab' });
  };
  const type = async (name: string, number: string) => {
    const box = screen.getByRole('textbox', { name: `Urutan ${name}` });
    await userEvent.clear(box);
    if (number) await userEvent.type(box, number);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan Urutan' }));

  test('by numbers: reports invalid ones and saves valid ones', async () => {
    render(<Working />);
    await begin();
    await type('Menerbitkan', '');
    await save();
    await screen.findByText('Terdapat urutan yang belum terisi');
    await type('Menerbitkan', '9x');
    expect(screen.getByRole('textbox', { name: 'Urutan Menerbitkan' })).toHaveValue('9');
    await save();
    await screen.findByText('Terdapat urutan yang melebihi jumlah bab yang tersedia');
    await type('Menerbitkan', '1');
    await save();
    await screen.findByText('2 atau lebih bab memiliki urutan yang sama');
    await type('Mengenal naskah', '3');
    await save();
    await screen.findByText('Urutan berhasil diperbarui!');
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Menerbitkan',
      'Menyunting kalimat',
      'Mengenal naskah',
    ]);
  });

  test('by keyboard: moves the row with its number and the focus', async () => {
    render(<Working />);
    const list = await begin();
    screen.getByRole('button', { name: 'Turunkan Mengenal naskah' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(namesIn(list)).toEqual(['Urutan Menyunting kalimat', 'Urutan Mengenal naskah', 'Urutan Menerbitkan']);
    expect(screen.getByRole('button', { name: 'Turunkan Mengenal naskah' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Urutan Mengenal naskah' })).toHaveValue('3');
    await userEvent.click(screen.getByRole('button', { name: 'Batal Sunting' }));
    await table();
  });

  test('by button after typing numbers: moves from the order of these numbers', async () => {
    render(<Working />);
    const list = await begin();
    await type('Menerbitkan', '1');
    await type('Mengenal naskah', '3');
    await userEvent.click(screen.getByRole('button', { name: 'Turunkan Menerbitkan' }));
    expect(namesIn(list)).toEqual(['Urutan Menyunting kalimat', 'Urutan Menerbitkan', 'Urutan Mengenal naskah']);
  });

  test('shows that another order was saved meanwhile; a second save replaces it', async () => {
    render(<OrderConflict />);
    await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Turunkan Mengenal naskah' }));
    await save();
    await screen.findByText('Urutan baru saja diubah Bagas Contoh');
    await save();
    await screen.findByText('Urutan berhasil diperbarui!');
  });
});
