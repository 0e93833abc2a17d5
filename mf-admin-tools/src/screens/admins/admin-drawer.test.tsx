import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './admins.stories.tsx';

const {
  Adding,
  Editing,
  EditingElsewhere,
  EditingNobody,
  EditingSelf,
  EditingClosed,
  EmailTaken,
  Conflict,
  OtherFieldChanged,
} = composeStories(stories);

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Drawer = Awaited<ReturnType<typeof drawer>>;
const save = (form: Drawer) => userEvent.click(form.getByRole('button', { name: 'Simpan' }));

const fill = async (form: Drawer) => {
  await userEvent.type(form.getByLabelText('Nama'), 'Admin Baru');
  await userEvent.type(form.getByRole('textbox', { name: 'Surel' }), 'admin.baru@widya.example');
  await userEvent.selectOptions(form.getByLabelText('Peran'), 'admin');
  await userEvent.type(form.getByLabelText('Kata sandi'), 'Rahasia-Contoh-1');
  await userEvent.type(form.getByLabelText('Konfirmasi kata sandi'), 'Rahasia-Contoh-1');
};

describe('adding', () => {
  test('requires all fields, including a role', async () => {
    render(<Adding />);
    const form = await drawer('Tambah Admin');
    await save(form);
    await form.findAllByText('Mohon mengisi formulir dengan lengkap');
    expect(form.getByLabelText('Peran')).toBeInvalid();
    expect(form.getByLabelText('Nama')).toBeInvalid();
  });

  test('compares the passwords', async () => {
    render(<Adding />);
    const form = await drawer('Tambah Admin');
    await fill(form);
    await userEvent.type(form.getByLabelText('Konfirmasi kata sandi'), 'x');
    await save(form);
    await form.findAllByText('Konfirmasi kata sandi salah');
  });

  test('explains an empty menu, and grants one permission or all of them', async () => {
    render(<Adding />);
    const form = await drawer('Tambah Admin');
    form.getByText(/Tanpa pilihan, semua menu tampil kecuali Siaran Langsung dan surel kelas/);
    await userEvent.click(
      within(form.getByRole('group', { name: 'Komunikasi' })).getByRole('checkbox', { name: 'Surel' }),
    );
    expect(form.queryByText(/Tanpa pilihan/)).toBeNull();
    expect(form.getByRole('checkbox', { name: 'Semua' })).toBePartiallyChecked();
    await userEvent.click(form.getByRole('checkbox', { name: 'Semua' }));
    expect(form.getByRole('checkbox', { name: 'Tampilan Antarmuka' })).toBeChecked();
  });

  test('is confirmed with a toast', async () => {
    render(<Adding />);
    const form = await drawer('Tambah Admin');
    await fill(form);
    await save(form);
    await screen.findByText('Admin berhasil ditambahkan!');
  });

  test('shows a taken address at its field and loses no input', async () => {
    render(<EmailTaken />);
    const form = await drawer('Tambah Admin');
    await fill(form);
    await save(form);
    await form.findAllByText('Email Telah Terdaftar');
    expect(form.getByRole('textbox', { name: 'Surel' })).toBeInvalid();
    expect(form.getByLabelText('Kata sandi')).toHaveValue('Rahasia-Contoh-1');
    await userEvent.type(form.getByRole('textbox', { name: 'Surel' }), 'x');
    expect(form.queryByText('Email Telah Terdaftar')).toBeNull();
  });
});

describe('editing', () => {
  test('shows the account, saves it, and confirms with a toast', async () => {
    render(<Editing />);
    const form = await drawer('Sunting Admin');
    expect(form.getByRole('textbox', { name: 'Surel' })).toHaveValue('ratna@widya.example');
    expect(form.queryByLabelText('Kata sandi')).toBeNull();
    expect(form.getByRole('checkbox', { name: 'Kelas' })).toBeChecked();
    await userEvent.type(form.getByLabelText('Nama'), ' Baru');
    await save(form);
    await screen.findByText('Admin berhasil diperbarui!');
  });

  test('opens an account that is not on the displayed page, and reports one that does not exist', async () => {
    const { unmount } = render(<EditingElsewhere />);
    expect(await screen.findByRole('textbox', { name: 'Nama' })).toHaveValue('Diblokir Contoh');
    unmount();
    render(<EditingNobody />);
    await screen.findByText('Admin ini tidak ditemukan. Mungkin sudah dihapus.');
  });

  test('disables the own role and shows the reason', async () => {
    render(<EditingSelf />);
    const form = await drawer('Sunting Admin');
    expect(form.getByLabelText('Peran')).toBeDisabled();
    form.getByText(/Akun Anda sendiri tidak dapat/);
  });

  test('shows that an account has no access yet', async () => {
    render(<EditingClosed />);
    const form = await drawer('Sunting Admin');
    form.getByText(/Akun ini belum diberi akses/);
  });

  test('asks for confirmation before input is discarded', async () => {
    render(<Editing />);
    const form = await drawer('Sunting Admin');
    await userEvent.type(form.getByLabelText('Nama'), ' Baru');
    form.getByText('Perubahan belum disimpan');
    await userEvent.click(form.getByRole('button', { name: 'Batal' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Batal' }));
    expect(form.getByLabelText('Nama')).toHaveValue('Ratna Contoh Baru');
  });
});

describe('two people at once', () => {
  const collide = async () => {
    render(<Conflict />);
    const form = await drawer('Sunting Admin');
    await userEvent.type(form.getByLabelText('Nama'), ' Baru');
    await save(form);
    return within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
  };

  test('see who changed what, and can keep their own value', async () => {
    const question = await collide();
    question.getByText(/Bima Contoh menyimpan perubahan pada 20 Nov 2026, 09:00 WIB/);
    question.getByRole('radio', { name: /Ratna Prameswari/ });
    expect(question.getByRole('radio', { name: /Ratna Contoh Baru/ })).toBeChecked();
    // Only the other person changed the address, so the dialog asks nothing about it.
    expect(question.queryByText('Bandung')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Admin berhasil diperbarui!');
  });

  test('can continue editing without losing input', async () => {
    const question = await collide();
    await userEvent.click(question.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByText('Data sudah diubah orang lain')).toBeNull());
    const form = await drawer('Sunting Admin');
    expect(form.getByLabelText('Nama')).toHaveValue('Ratna Contoh Baru');
  });

  test('get no conflict dialog when they changed different fields', async () => {
    render(<OtherFieldChanged />);
    const form = await drawer('Sunting Admin');
    await userEvent.type(form.getByLabelText('Nama'), ' Baru');
    await save(form);
    await screen.findByText('Admin berhasil diperbarui!');
    expect(screen.queryByText('Data sudah diubah orang lain')).toBeNull();
  });
});
