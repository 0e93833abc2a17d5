import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { WEBHOOK_SECRET } from '../../testing/webhook-api.ts';
import * as tokenStories from './api-tokens.stories.tsx';
import * as stories from './webhooks.stories.tsx';

const { All, Empty, FilteredEmpty, Failed, Forbidden, UrlRefused, ChangedByOthers, WritesFail } =
  composeStories(stories);
const { All: Tokens } = composeStories(tokenStories);

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah webhook' }));
  return within(await screen.findByRole('dialog', { name: 'Tambah webhook' }));
}
type Form = Awaited<ReturnType<typeof openForm>>;

const fill = async (form: Form) => {
  await userEvent.type(form.getByLabelText(/^Nama/), 'Sistem keuangan');
  await userEvent.type(form.getByLabelText(/^Alamat penerima/), 'https://keuangan.widya.example/masuk');
  await userEvent.click(form.getByRole('checkbox', { name: 'Pembayaran lunas' }));
};
const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Tambah webhook' }));

const act = (name: string, action: string) => chooseAction(`Tindakan untuk ${name}`, action);

test('the tabs show tokens and webhooks, each with its own button', async () => {
  render(<Tokens />);
  await screen.findByRole('button', { name: 'Buat token' });
  await userEvent.click(screen.getByRole('tab', { name: 'Webhook' }));
  await screen.findByRole('button', { name: 'Tambah webhook' });
  expect(screen.getByRole('tab', { name: 'Webhook' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('button', { name: 'Buat token' })).not.toBeInTheDocument();
});

describe('rows', () => {
  test('show the address, the events, the last delivery and the state', async () => {
    render(<All />);
    const working = await rowOf('Sistem keuangan');
    for (const text of [
      'https://keuangan.widya.example/webhook/widya',
      'Pembayaran lunas',
      'Dana dikembalikan',
      'oleh Sekar Contoh',
      '24 Nov 2026, 08:02 WIB',
      'Aktif',
    ])
      working.getByText(text);
    const failing = await rowOf('Sistem kepegawaian');
    failing.getByText('Semua kejadian');
    failing.getByText('12 menunggu · 3 gagal');
    failing.getByText('Gagal sejak 23 Nov 2026');
    const inactive = await rowOf('Arsip sertifikat');
    inactive.getByText('Belum pernah');
    inactive.getByText('Nonaktif');
    (await rowOf('Situs cabang')).getByText('Nonaktif otomatis');
  });

  test('lead to the log of a webhook', async () => {
    render(<All />);
    expect(await screen.findByRole('link', { name: 'Sistem keuangan' })).toHaveAttribute(
      'href',
      '/token-api/webhook/1',
    );
  });

  test('explain why there are none', async () => {
    const empty = render(<Empty />);
    await screen.findByText('Belum ada webhook');
    empty.unmount();
    const filtered = render(<FilteredEmpty />);
    await screen.findByText(/xyz/);
    filtered.unmount();
    const failed = render(<Failed />);
    await screen.findByText('Daftar webhook tidak dapat dimuat');
    failed.unmount();
    render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
  });
});

describe('a new webhook', () => {
  test('requires a name, an address and an event, with a message at each field', async () => {
    render(<All />);
    const form = await openForm();
    await send(form);
    await form.findByText('Nama webhook wajib diisi');
    form.getByText('Alamat penerima wajib diisi');
    form.getByText('Pilih paling sedikit satu kejadian');
    await userEvent.type(form.getByLabelText(/^Alamat penerima/), 'ftp://keuangan.widya.example');
    await form.findByText(/Alamat harus diawali https/);
  });

  test('chooses all events at once', async () => {
    render(<All />);
    const form = await openForm();
    await userEvent.click(form.getByRole('checkbox', { name: 'Semua kejadian' }));
    expect(within(form.getByRole('group', { name: 'Sertifikat' })).getByLabelText('Sertifikat dicabut')).toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: 'Sertifikat dicabut' }));
    expect(form.getByRole('checkbox', { name: 'Semua kejadian' })).not.toBeChecked();
  });

  test('shows its secret once, to be copied', async () => {
    const user = userEvent.setup();
    render(<All />);
    const form = await openForm();
    await fill(form);
    await send(form);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Webhook berhasil ditambahkan' }));
    dialog.getByText(/tidak akan ditampilkan lagi/);
    expect(dialog.getByLabelText('Rahasia untuk Sistem keuangan')).toHaveValue(WEBHOOK_SECRET);
    await user.click(dialog.getByRole('button', { name: 'Salin rahasia' }));
    expect(await navigator.clipboard.readText()).toBe(WEBHOOK_SECRET);
    await user.click(dialog.getByRole('button', { name: 'Sudah disalin, tutup' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain(WEBHOOK_SECRET));
  });

  test('keeps the input when the API refuses it', async () => {
    const refused = render(<UrlRefused />);
    let form = await openForm();
    await fill(form);
    await send(form);
    await form.findByText('Alamat harus diawali https://');
    expect(form.getByLabelText(/^Nama/)).toHaveValue('Sistem keuangan');
    refused.unmount();

    render(<WritesFail />);
    form = await openForm();
    await fill(form);
    await send(form);
    await form.findByText('Ruang penyimpanan di server penuh.');
    expect(form.getByLabelText(/^Alamat penerima/)).toHaveValue('https://keuangan.widya.example/masuk');
    expect(form.getByRole('checkbox', { name: 'Pembayaran lunas' })).toBeChecked();
  });

  test('asks before closing a changed form', async () => {
    render(<All />);
    const form = await openForm();
    await fill(form);
    await userEvent.click(form.getByRole('button', { name: 'Batal' }));
    await screen.findByRole('alertdialog');
    expect(form.getByLabelText(/^Nama/)).toHaveValue('Sistem keuangan');
  });
});

describe('editing', () => {
  const openEditor = async () => {
    await act('Sistem keuangan', 'Sunting');
    return within(await screen.findByRole('dialog', { name: 'Sunting webhook' }));
  };

  test('changes a webhook', async () => {
    render(<All />);
    const form = await openEditor();
    await userEvent.type(form.getByLabelText(/^Nama/), ' baru');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Webhook berhasil diperbarui!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('shows both addresses when somebody else changed it too', async () => {
    render(<ChangedByOthers />);
    const form = await openEditor();
    const url = form.getByLabelText(/^Alamat penerima/);
    await userEvent.clear(url);
    await userEvent.type(url, 'https://punyaku.widya.example/masuk');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('https://baru.widya.example/webhook');
    screen.getByText('https://punyaku.widya.example/masuk');
  });
});

describe('actions', () => {
  test('a test delivery is queued, or its failure can be retried', async () => {
    const { unmount } = render(<All />);
    await act('Sistem keuangan', 'Kirim uji coba');
    await screen.findByText('Uji coba untuk Sistem keuangan masuk antrean kirim');
    unmount();
    render(<WritesFail />);
    await act('Sistem keuangan', 'Kirim uji coba');
    await screen.findByText('Uji coba tidak dapat dikirim');
  });

  test('a new secret is shown once, after a confirmation', async () => {
    render(<All />);
    await act('Sistem keuangan', 'Ganti rahasia');
    const question = within(await screen.findByRole('alertdialog', { name: 'Ganti rahasia?' }));
    question.getByText(/24 jam/);
    await userEvent.click(question.getByRole('button', { name: 'Ganti rahasia' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rahasia berhasil diganti' }));
    expect(dialog.getByLabelText('Rahasia untuk Sistem keuangan')).toHaveValue(WEBHOOK_SECRET);
  });

  test('an active webhook is deactivated after a confirmation, an inactive one activated at once', async () => {
    render(<All />);
    await act('Sistem keuangan', 'Nonaktifkan');
    const question = within(await screen.findByRole('alertdialog', { name: 'Nonaktifkan webhook?' }));
    question.getByText(/tidak disusulkan/);
    await userEvent.click(question.getByRole('button', { name: 'Nonaktifkan' }));
    await screen.findByText('Webhook berhasil dinonaktifkan!');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await act('Arsip sertifikat', 'Aktifkan');
    await screen.findByText('Arsip sertifikat berhasil diaktifkan!');
  });

  test('an inactive webhook offers no test delivery', async () => {
    render(<All />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tindakan untuk Arsip sertifikat' }));
    await screen.findByRole('menuitem', { name: 'Aktifkan' });
    expect(screen.queryByRole('menuitem', { name: 'Kirim uji coba' })).not.toBeInTheDocument();
  });

  test('deleting asks for confirmation, and stays open with the reason when the API refuses', async () => {
    const { unmount } = render(<All />);
    await act('Sistem keuangan', 'Hapus');
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus webhook?' }));
    question.getByText(/log pengirimannya ikut terhapus/);
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Webhook berhasil dihapus!');
    unmount();
    render(<WritesFail />);
    await act('Sistem keuangan', 'Hapus');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
    await within(screen.getByRole('alertdialog')).findByText('Ruang penyimpanan di server penuh.');
  });
});
