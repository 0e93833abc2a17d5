import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { describe, expect, test } from 'vitest';
import * as stories from './course-instructors.stories.tsx';

const { Working, Instructor, Empty, Failed, Forbidden, UnknownCourse, EverybodyAssigned, WritesFail } =
  composeStories(stories);

const table = () => screen.findByRole('table', { name: 'Widyaiswara kelas ini' });
const openAdd = async () => {
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Widyaiswara' }));
  return within(await screen.findByRole('dialog', { name: 'Tambah Widyaiswara' }));
};

describe('the list', () => {
  test('says who teaches, and formats the description', async () => {
    render(<Working />);
    const rows = within(await table());
    rows.getByText('Dr. Contoh Hadikusumo');
    rows.getByText('Widyaiswara Utama');
    expect(rows.getByText('1998').tagName).toBe('STRONG');
    await screen.findByText('Menulis Cerita Anak · 2 widyaiswara');
  });

  test('is only read by an instructor', async () => {
    render(<Instructor />);
    await table();
    expect(screen.queryByRole('button', { name: 'Tambah Widyaiswara' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Tindakan untuk/ })).toBeNull();
  });

  test('says what to do while it is empty', async () => {
    render(<Empty />);
    await screen.findByText('Belum ada widyaiswara di kelas ini');
    expect(screen.getAllByRole('button', { name: 'Tambah Widyaiswara' })).toHaveLength(2);
  });

  test('says why it failed, with the request id', async () => {
    render(<Failed />);
    await screen.findByText('Daftar widyaiswara tidak dapat dimuat');
    screen.getByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('says that rights are missing, and that a course is unknown', async () => {
    const { unmount } = render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
    unmount();
    render(<UnknownCourse />);
    await screen.findByText('Kelas daring mandiri tidak ditemukan');
    expect(screen.getByRole('link', { name: 'Ke Kelas Daring Mandiri' })).toHaveAttribute(
      'href',
      '/private-class-editor',
    );
  });
});

describe('adding', () => {
  test('lists those who are not in the course, and adds one after another', async () => {
    render(<Working />);
    const dialog = await openAdd();
    await dialog.findByText('Bagas Contoh Pradipta');
    expect(dialog.queryByText('Dr. Contoh Hadikusumo')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Tambahkan Bagas Contoh Pradipta' }));
    await screen.findByText('Widyaiswara berhasil ditambahkan!');
    await expect.poll(() => dialog.queryByText('Bagas Contoh Pradipta')).toBeNull();
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    dialog.getByText('Laksmi Contoh Maheswari');
    await screen.findByText('Menulis Cerita Anak · 3 widyaiswara');
  });

  test('searches', async () => {
    render(<Working />);
    const dialog = await openAdd();
    await dialog.findByText('Bagas Contoh Pradipta');
    await userEvent.type(dialog.getByRole('searchbox'), 'laksmi');
    await expect.poll(() => dialog.queryByText('Bagas Contoh Pradipta')).toBeNull();
    await dialog.findByText('Laksmi Contoh Maheswari');
    await userEvent.type(dialog.getByRole('searchbox'), 'xyz');
    await dialog.findByText('Tidak ada yang cocok');
  });

  test('says when nobody is left', async () => {
    render(<EverybodyAssigned />);
    await (await openAdd()).findByText('Semua widyaiswara sudah ada di kelas ini');
  });

  test('says why it did not work', async () => {
    render(<WritesFail />);
    const dialog = await openAdd();
    await userEvent.click(await dialog.findByRole('button', { name: 'Tambahkan Bagas Contoh Pradipta' }));
    await dialog.findByText('Widyaiswara ini sudah terhapus');
  });
});

describe('removing', () => {
  const confirm = async () => {
    await table();
    await chooseAction('Tindakan untuk Ratri Contoh Wulandari', 'Hapus');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    return dialog;
  };

  test('asks, removes and says so', async () => {
    render(<Working />);
    await confirm();
    await screen.findByText('Widyaiswara telah terhapus!');
    await expect.poll(() => screen.queryByText('Ratri Contoh Wulandari')).toBeNull();
  });

  test('keeps the question and the person when it fails', async () => {
    render(<WritesFail />);
    const dialog = await confirm();
    await dialog.findByText('Kesalahan terjadi');
    screen.getByText('Penyunting');
  });
});
