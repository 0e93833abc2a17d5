import { afterEach, describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './general-email.stories.tsx';

const { Templates, TemplatesEmpty, TemplatesFailed, TemplatesForbidden, WithoutKey } = composeStories(stories);
const { TemplateConflict, TemplateRefused } = composeStories(stories);

const NAME = 'Diterima, kelas daring';
const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Daftar templat' });
  return within((await within(table).findByText(name)).closest('tr') as HTMLElement);
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const edit = async () => {
  await rowOf(NAME);
  await chooseAction(`Tindakan untuk ${NAME}`, 'Edit');
  return dialog('Edit Template');
};

afterEach(() => localStorage.clear());

describe('the table', () => {
  test('shows the scenario of a template and who uses it', async () => {
    render(<Templates />);
    const used = await rowOf(NAME);
    used.getByText('Registrasi diterima');
    used.getByText('37 kelas, 2 kelas daring mandiri');
    (await rowOf('Tagihan kelas')).getByText('Bawaan');
    (await rowOf('Kabar bulanan')).getByText('Belum dipakai');
  });

  test('explains that it is empty, failed or forbidden', async () => {
    const { unmount } = render(<TemplatesEmpty />);
    await screen.findByText('Belum ada templat surel');
    unmount();
    const failed = render(<TemplatesFailed />);
    await screen.findByText('Daftar templat tidak dapat dimuat');
    screen.getByText(/req-contoh-7f3a/);
    failed.unmount();
    render(<TemplatesForbidden />);
    await screen.findByText(/tidak punya akses/);
  });

  test('is read-only for an account without the menu key of mails', async () => {
    render(<WithoutKey />);
    await rowOf(NAME);
    expect(screen.queryByRole('button', { name: 'Buat Template Baru' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `Tindakan untuk ${NAME}` }));
    await screen.findByRole('menuitem', { name: 'Pratinjau' });
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  });
});

describe('creating a template', () => {
  test('requires name, subject and text, with the messages of B-197 and B-198', async () => {
    render(<Templates />);
    await userEvent.click(await screen.findByRole('button', { name: 'Buat Template Baru' }));
    const form = await dialog('Buat Template Baru');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await form.findByText('Harap mengisi nama templat.');
    form.getByText('Harap mengisi subyek dari Email.');
    form.getByText('Isi Email tidak boleh kosong.');
    expect(form.getByLabelText('Nama templat')).toHaveFocus();
  });

  test('warns of a variable that does not exist, and of one that is missing', async () => {
    render(<Templates />);
    await userEvent.click(await screen.findByRole('button', { name: 'Buat Template Baru' }));
    const form = await dialog('Buat Template Baru');
    await userEvent.type(form.getByLabelText('Subyek'), 'Halo {{{{nama_pesrta}}');
    await form.findByText(/Maksud Anda \{\{nama_peserta\}\}\?/);
    await userEvent.selectOptions(form.getByLabelText('Skenario'), 'WAITING');
    await form.findByText(/sebaiknya memuat \{\{tautan_pembayaran\}\}/);
  });

  test('keeps the input when it is refused', async () => {
    render(<TemplateRefused />);
    await rowOf('Kabar bulanan');
    await chooseAction('Tindakan untuk Kabar bulanan', 'Duplikat');
    const form = await dialog('Buat Template Baru');
    expect(form.getByLabelText('Nama templat')).toHaveValue('Salinan dari Kabar bulanan');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await form.findByText('Terjadi Kesalahan');
    expect(form.getByLabelText('Subyek')).toHaveValue('Kabar Widya bulan ini');
  });
});

describe('editing a template', () => {
  test('shows who uses it, and confirms with a toast', async () => {
    render(<Templates />);
    const form = await edit();
    await form.findByText('Templat ini dipakai 37 kelas, 2 kelas daring mandiri.');
    await form.findByText(/Menyunting Naskah Akademik, dan 38 lainnya/);
    await userEvent.type(form.getByLabelText('Subyek'), ' sekarang');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Template Tersimpan!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('can be continued in a copy', async () => {
    render(<Templates />);
    const form = await edit();
    await userEvent.click(await form.findByRole('button', { name: 'Duplikat lalu sunting' }));
    expect(form.getByLabelText('Nama templat')).toHaveValue(`Salinan dari ${NAME}`);
    form.getByText(/Templat semula tidak berubah/);
    await screen.findByRole('dialog', { name: 'Buat Template Baru' });
  });

  test('shows the mail as it will arrive, and sends a test to the author', async () => {
    render(<Templates />);
    const form = await edit();
    const paper = within(await form.findByRole('region', { name: 'Pratinjau' }));
    paper.getByText('Selamat datang di Menyunting Naskah Akademik');
    paper.getByText('Halo Tirta Contoh,');
    await userEvent.click(form.getByRole('button', { name: 'Kirim uji ke saya' }));
    await screen.findByText('Surel uji dikirim ke superadmin@widya.example');
  });

  test('shows the conflict with a concurrent change', async () => {
    render(<TemplateConflict />);
    const form = await edit();
    await userEvent.type(form.getByLabelText('Subyek'), ' sekarang');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Subyek orang lain');
    screen.getByText(/^Bima Contoh menyimpan perubahan/);
  });

  test('asks for confirmation before input is discarded', async () => {
    render(<Templates />);
    const form = await edit();
    await userEvent.type(form.getByLabelText('Subyek'), ' sekarang');
    await userEvent.click(form.getByRole('button', { name: 'Batal' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Perubahan belum disimpan' }));
    await userEvent.click(question.getByRole('button', { name: 'Buang' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('widya:konsep:templat:1:1')).toBeNull();
  });
});
