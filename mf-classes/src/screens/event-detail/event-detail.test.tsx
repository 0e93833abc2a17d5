import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PREVIEW_FIELD } from '@widya/contract/site/preview';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './event-detail.stories.tsx';

const {
  Published,
  Draft,
  Hidden,
  Over,
  CannotPublish,
  CheckFails,
  TwoPeople,
  SaveFails,
  TemplatesFail,
  TemplatesFailHalfway,
  Sessions,
  SessionInUse,
  NoSession,
  ClassCode,
  Failed,
  Forbidden,
  Gone,
} = composeStories(stories);

beforeEach(() => localStorage.clear());

const nameField = () => screen.findByLabelText('Nama event');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Simpan');
async function rename(to: string) {
  const field = await nameField();
  await userEvent.clear(field);
  await userEvent.type(field, to);
}

describe('the form', () => {
  test('shows the generated poster while neither icon nor banner is uploaded', async () => {
    render(<Published />);
    const section = (await screen.findByText(/Poster otomatis tampil/)).closest('section');
    const address = '/poster/gelar-wicara-penyunting.svg?bentuk=kartu&topik=gelar-wicara-penyunting';
    expect(section?.querySelector('img')).toHaveAttribute('src', address);
  });

  test('shows the event as it is, with its public address', async () => {
    render(<Published />);
    await screen.findByRole('heading', { level: 1, name: 'Gelar Wicara Penyunting' });
    expect(screen.getByLabelText('Alamat halaman')).toHaveValue('gelar-wicara-penyunting');
    expect(screen.getByLabelText('Harga tiket')).toHaveValue('75.000');
    expect(screen.getByLabelText('Mulai (WIB)')).toHaveValue('09:00');
    expect(screen.getByLabelText('Jenis streaming')).toHaveValue('Zoom');
    expect(screen.getByRole('link', { name: 'Buka halaman pendaftaran' })).toHaveAttribute(
      'href',
      expect.stringContaining('/gelar-wicara-penyunting/register'),
    );
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/editor/dashboard/gelar-wicara-penyunting',
    );
  });

  test('explains the layouts and where colours are shown (D220)', async () => {
    render(<Draft />);
    await nameField();
    screen.getByText(
      /^Tata letak 1 menaruh gambar di samping isi halaman, .* Warna tampil di halaman dan tiket event\.$/,
    );
  });

  test('locks address and price once it is published, and explains it', async () => {
    render(<Published />);
    await nameField();
    expect(screen.getByLabelText('Alamat halaman')).toBeDisabled();
    expect(screen.getByLabelText('Harga tiket')).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Gratis' })).toBeDisabled();
    screen.getByText('Alamat halaman tidak dapat diubah setelah dipublikasikan.');
    screen.getByText('Kuota tidak dapat dikurangi setelah dipublikasikan.');
  });

  test('refuses a smaller quota of a published event', async () => {
    render(<Published />);
    await nameField();
    const quota = screen.getByRole('textbox', { name: 'Kuota' });
    await userEvent.clear(quota);
    await userEvent.type(quota, '100');
    await save();
    await waitFor(() => expect(screen.queryByRole('alert')?.textContent).toContain('Kuota tidak dapat dikurangi'));
  });

  test('saves a change and confirms it with a toast', async () => {
    render(<Published />);
    await rename('Gelar Wicara Penerjemah');
    await save();
    await screen.findByText('Data berhasil tersimpan!');
    await screen.findByText('Semua perubahan tersimpan');
    await screen.findByRole('heading', { level: 1, name: 'Gelar Wicara Penerjemah' });
  });

  test('hours without a day are not saved', async () => {
    render(<Draft />);
    await userEvent.clear(await screen.findByLabelText('Tanggal event'));
    await userEvent.tab();
    await save();
    await screen.findByText('Harap mengisi formulir dengan lengkap');
  });

  test('previews unsaved input as visitors will see it', async () => {
    const sent: string[] = [];
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(JSON.parse(String(new FormData(this).get(PREVIEW_FIELD))).name);
    });
    render(<Published />);
    await rename('Gelar Wicara Pewara');
    await press('Tampilan Pengguna');
    const preview = within(await screen.findByRole('dialog', { name: 'Tampilan Pengguna' }));
    await preview.findByTitle('Halaman event');
    expect(sent).toEqual(['Gelar Wicara Pewara']);
    preview.getByRole('tab', { name: 'Halaman event' });
    submit.mockRestore();
  });

  test('a failed save keeps the input and shows why', async () => {
    render(<SaveFails />);
    await rename('Nama lain');
    await save();
    await screen.findByText('Kesalahan terjadi');
    expect(await nameField()).toHaveValue('Nama lain');
  });

  test('shows both values of a conflict and loses no input', async () => {
    render(<TwoPeople />);
    await rename('Gelar Wicara Pewara');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
    dialog.getByText(/Bima Contoh menyimpan perubahan/);
    dialog.getByText('Gelar Wicara Pewara');
    dialog.getByText('Gelar Wicara Penerjemah');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Data berhasil tersimpan!');
    expect(await nameField()).toHaveValue('Gelar Wicara Pewara');
    expect(screen.getByRole('textbox', { name: /^Tempat/ })).toHaveValue('Aula Contoh');
  });

  test('offers the draft of an earlier visit', async () => {
    const { unmount } = render(<Published />);
    await rename('Judul konsep');
    unmount();
    expect(localStorage.getItem('widya:konsep:event:1:7')).toContain('Judul konsep');
    render(<Published />);
    await screen.findByText('Ada konsep yang belum disimpan');
    await press('Pulihkan');
    expect(await nameField()).toHaveValue('Judul konsep');
  });
});

describe('publishing', () => {
  test('opens through the summary, hides and opens again', async () => {
    render(<Draft />);
    await press('Publikasikan');
    const summary = within(await screen.findByRole('dialog', { name: 'Ringkasan Event' }));
    summary.getByText('Bayar daring');
    await userEvent.click(summary.getByRole('button', { name: 'Buka Pendaftaran' }));
    await press('Sembunyikan');
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: 'Sembunyikan' }));
    await screen.findByText('Event Gelar Wicara Penyunting berhasil disembunyikan!');
    await screen.findByRole('button', { name: 'Publikasikan Lagi' });
  });

  test('lists the reasons of the API', async () => {
    render(<CannotPublish />);
    await press('Publikasikan');
    await press('Buka Pendaftaran');
    await screen.findByText('Anda tidak dapat menerbitkan sesi ini karena alasan berikut:');
    screen.getByText('Waktu sesi mulai melebihi waktu sekarang.');
  });

  test('shows a message when the check itself fails', async () => {
    render(<CheckFails />);
    await press('Publikasikan');
    await press('Buka Pendaftaran');
    await screen.findByText('Ada kesalahan terjadi.');
  });

  test('is blocked by unsaved changes', async () => {
    render(<Hidden />);
    await rename('Nama lain');
    await press('Publikasikan Lagi');
    await screen.findByText('Harap simpan perubahan yang ada sebelum mempublikasikan eventmu.');
    expect(screen.queryByRole('button', { name: 'Buka Pendaftaran' })).toBeNull();
  });

  test('an event that has ended is closed permanently', async () => {
    render(<Over />);
    await press('Arsipkan');
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: 'Arsipkan' }));
    await screen.findByText('Event Gelar Wicara Penyunting berhasil diarsipkan');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Arsipkan' })).toBeNull());
  });
});

describe('sessions', () => {
  const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const act = (session: string, action: string) => chooseAction(`Tindakan untuk sesi ${session}`, action);

  test('a second one is added with a time and a price of its own, and the first one gets a name', async () => {
    render(<Draft />);
    await nameField();
    expect(screen.queryByLabelText(/^Nama sesi/)).toBeNull();
    await press('Tambah sesi');
    const dialog = await dialogOf('Tambah sesi');
    await userEvent.type(dialog.getByLabelText(/^Nama sesi/), 'Hari penutup');
    await userEvent.type(dialog.getByLabelText('Tanggal event'), '24-12-2031');
    await userEvent.type(dialog.getByLabelText('Mulai (WIB)'), '09:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Harap mengisi formulir dengan lengkap');
    await userEvent.type(dialog.getByLabelText('Selesai (WIB)'), '11:00');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tanpa batas' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Kuota' }), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Sesi berhasil ditambahkan');
    await screen.findByText('24 Des 2031, 09:00–11:00 WIB');
    await screen.findByText('Gratis · kuota 12');
    expect(await screen.findByLabelText(/^Nama sesi/)).toHaveValue('Gelar Wicara Penyunting');
  });

  test('are edited, with the price locked once published', async () => {
    render(<Sessions />);
    await act('Hari kedua', 'Sunting');
    const dialog = await dialogOf('Sunting sesi');
    expect(dialog.getByLabelText(/^Harga tiket/)).toBeDisabled();
    await userEvent.clear(dialog.getByLabelText(/^Nama sesi/));
    await userEvent.type(dialog.getByLabelText(/^Nama sesi/), 'Hari penutup');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Sesi berhasil disimpan');
    await screen.findByRole('button', { name: 'Tindakan untuk sesi Hari penutup' });
  });

  test('keep their names when the event is renamed', async () => {
    render(<Sessions />);
    await rename('Pekan Penyunting');
    await save();
    await screen.findByText('Data berhasil tersimpan!');
    expect(screen.getByLabelText(/^Nama sesi/)).toHaveValue('Hari pertama');
  });

  test('are deleted after a confirmation', async () => {
    render(<Sessions />);
    await act('Hari kedua', 'Hapus');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText('Hapus sesi Hari kedua?');
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Sesi berhasil dihapus');
    await waitFor(() => expect(screen.queryByText('Hari kedua')).toBeNull());
  });

  test('are not deleted when somebody has registered, and the dialog shows why', async () => {
    render(<SessionInUse />);
    await act('Hari kedua', 'Hapus');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await question.findByText('Sesi yang sudah memiliki pendaftar tidak dapat dihapus');
  });
});

describe('templates', () => {
  const waiting = () => screen.findByLabelText('Menunggu pembayaran');

  test('are chosen by scenario, saved immediately, and show what prevents publishing', async () => {
    render(<Draft />);
    const select = await waiting();
    expect(select).toHaveValue('1');
    await userEvent.selectOptions(select, 'Tanpa Tautan');
    await screen.findByText('Templat surel berhasil disimpan');
    await screen.findByText(/belum memuat {{tautan_pembayaran}}/);
    expect(await waiting()).toHaveValue('2');
    await userEvent.selectOptions(await waiting(), 'Surel bawaan');
    await waitFor(() => expect(screen.queryByText(/belum memuat/)).toBeNull());
  });

  test('can be read', async () => {
    render(<Draft />);
    await press('Lihat templat menunggu pembayaran');
    await screen.findByText('Silakan membayar: {{tautan_pembayaran}}');
  });

  test('are not chosen without a session', async () => {
    render(<NoSession />);
    await screen.findByText('Event ini tidak memiliki sesi, sehingga tidak mengirim surel.');
  });

  test('reverts a choice that cannot be saved', async () => {
    render(<TemplatesFail />);
    await userEvent.selectOptions(await waiting(), 'Tanpa Tautan');
    await screen.findByText('Templat surel tidak ditemukan');
    expect(await waiting()).toHaveValue('1');
  });

  test('names the sessions that were not saved, and tries only those again', async () => {
    render(<TemplatesFailHalfway />);
    await userEvent.selectOptions(await waiting(), 'Tanpa Tautan');
    await screen.findByText('Tersimpan untuk sesi Hari pertama, belum untuk Hari kedua.');
    await waitFor(async () => expect(await waiting()).toHaveValue('2'));
    await press('Coba lagi');
    await screen.findByText('Templat surel berhasil disimpan');
    await waitFor(() => expect(screen.queryByText(/Tersimpan untuk sesi/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  });
});

describe('the address', () => {
  test('of a class leads to the form of that class', async () => {
    render(<ClassCode />);
    await screen.findByText('Halaman lain');
  });

  test('redirects without access', async () => {
    render(<Forbidden />);
    await screen.findByText('Halaman lain');
  });

  test('shows why an event cannot be loaded, with a retry', async () => {
    render(<Failed />);
    await screen.findByText('Event tidak dapat dimuat');
    screen.getByRole('button', { name: 'Coba lagi' });
    screen.getByText(/req-contoh-7f3a/);
  });

  test('shows that an address is unknown', async () => {
    render(<Gone />);
    await screen.findByText('Event tidak ditemukan');
    screen.getByRole('link', { name: 'Ke Daftar Event' });
  });
});
