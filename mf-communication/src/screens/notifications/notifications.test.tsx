import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './notifications.stories.tsx';

const { Working, Empty, FilteredEmpty, Failed, Forbidden } = composeStories(stories);
const { OnDevices, NoDevices } = composeStories(stories);
const { CreateFails, LinkRefused, Repeated, AudienceFails, Nobody, NoPush, RetryFails } = composeStories(stories);

const rowOf = async (title: string) => {
  const table = await screen.findByRole('table', { name: 'Notifikasi' });
  return within((await within(table).findByText(title)).closest('tr') as HTMLElement);
};

const openForm = async () => {
  await rowOf('Kelas baru dibuka');
  await userEvent.click(screen.getByRole('button', { name: 'Notifikasi Baru' }));
  return within(await screen.findByRole('dialog', { name: 'Notifikasi Baru' }));
};

const fill = async () => {
  const form = await openForm();
  await form.findByText('Akan dikirim ke 1.284 pengguna aktif.');
  await userEvent.type(form.getByLabelText(/^Judul/), 'Kelas dibuka');
  await userEvent.type(form.getByLabelText(/^Konten/), 'Daftar hari ini.');
  return form;
};

const send = async () => {
  const form = await fill();
  await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Kirim notifikasi?' }));
  await userEvent.click(question.getByRole('button', { name: 'Kirim ke 1.284 pengguna' }));
  return form;
};

describe('the list', () => {
  test('shows the status, the number of recipients and the link of each notification (C-122)', async () => {
    render(<Working />);
    const sent = await rowOf('Kelas baru dibuka');
    sent.getByText('Terkirim');
    sent.getByText('1.284');
    sent.getByText('18 Nov 2026, 09:00 WIB');
    expect(sent.getByRole('link', { name: 'widya.example/kelas/mna7q2kd' })).toHaveAttribute(
      'href',
      'https://widya.example/kelas/mna7q2kd',
    );
    const failed = await rowOf('Pemeliharaan malam ini');
    failed.getByText('Gagal Terkirim');
    failed.getByText('Layanan push tidak dapat dihubungi');
    failed.getByText('640 ponsel, 380 tidak sampai');
    sent.getByText('1.020 ponsel');
    (await rowOf('Jadwal bulan ini')).getByText('Tersimpan');
    expect(screen.queryByText('Notifikasi hanya disimpan')).toBeNull();
    (await rowOf('Sertifikat sudah terbit')).getByText('Sedang dikirim');
  });

  test.each([
    [Empty, 'Belum ada notifikasi'],
    [FilteredEmpty, /xyz/],
    [Failed, 'Daftar notifikasi tidak dapat dimuat'],
    [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
  ] as const)('explains why there is nothing', async (Story, message) => {
    render(<Story />);
    await screen.findByText(message);
  });

  test('opens one as it looked on a phone', async () => {
    render(<Working />);
    await userEvent.click((await rowOf('Kelas baru dibuka')).getByText(/Menyunting Naskah Akademik/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kelas baru dibuka' }));
    dialog.getByRole('img', { name: /^Tampilan notifikasi di layar kunci: Kelas baru dibuka/ });
    dialog.getByText('Ratna Contoh');
  });
});

describe('a failed notification', () => {
  const again = async () => {
    await rowOf('Pemeliharaan malam ini');
    await chooseAction('Tindakan untuk Pemeliharaan malam ini', 'Kirim ulang');
  };

  test('is sent again', async () => {
    render(<Working />);
    await again();
    await screen.findByText('Notifikasi dikirim ulang');
  });

  test('shows why it cannot be sent again', async () => {
    render(<RetryFails />);
    await again();
    await screen.findByText('Sudah dikirim ulang');
  });
});

describe('without a push service', () => {
  test('shows that a notification is only stored', async () => {
    render(<NoPush />);
    await screen.findByText('Notifikasi hanya disimpan');
    const form = await openForm();
    await form.findByText(/Hanya disimpan: layanan push belum diatur, 1.284 pengguna aktif tidak diberi tahu./);
    await userEvent.type(form.getByLabelText(/^Judul/), 'Kelas dibuka');
    await userEvent.type(form.getByLabelText(/^Konten/), 'Daftar hari ini.');
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Simpan notifikasi?' }));
    await userEvent.click(question.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Notifikasi berhasil ditambahkan!');
  });
});

describe('with a push service that sends to each phone (D218)', () => {
  test('shows the number of phones and users', async () => {
    render(<OnDevices />);
    const form = await openForm();
    await form.findByText('Akan dikirim ke 1.020 ponsel terdaftar dan terbaca di aplikasi oleh 1.284 pengguna aktif.');
  });

  test('shows that no phone is registered', async () => {
    render(<NoDevices />);
    await screen.findByText('Notifikasi baru terbaca di aplikasi, tetapi tidak muncul di layar kunci siapa pun.');
    const form = await openForm();
    await form.findByText(/^Belum ada ponsel yang terdaftar: notifikasi hanya terbaca di aplikasi/);
    await userEvent.type(form.getByLabelText(/^Judul/), 'Kelas dibuka');
    await userEvent.type(form.getByLabelText(/^Konten/), 'Daftar hari ini.');
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Simpan notifikasi?' }));
    question.getByText(/terbaca di aplikasi, tetapi tidak muncul di ponsel siapa pun/);
  });
});

describe('a new notification', () => {
  test('needs a title and a content (C-119, C-120)', async () => {
    render(<Working />);
    const form = await openForm();
    await form.findByText('Akan dikirim ke 1.284 pengguna aktif.');
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    await form.findByText('Harap isi judul!');
    form.getByText('Harap isi konten!');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is previewed while it is typed, confirmed with the number of users, and sent (C-124)', async () => {
    render(<Working />);
    const form = await fill();
    form.getByRole('img', { name: 'Tampilan notifikasi di layar kunci: Kelas dibuka. Daftar hari ini.' });
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Kirim notifikasi?' }));
    question.getByText(/akan dikirim ke 1.284 pengguna aktif/);
    await userEvent.click(question.getByRole('button', { name: 'Kirim ke 1.284 pengguna' }));
    await screen.findByText('Notifikasi berhasil ditambahkan!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows a failure as JSON text and keeps the input (C-125)', async () => {
    render(<CreateFails />);
    const form = await send();
    await form.findByText(/"code":"INTERNAL","msg":"Layanan notifikasi tidak menjawab","request_id":"req-contoh-7f3a"/);
    expect(form.getByLabelText(/^Judul/)).toHaveValue('Kelas dibuka');
  });

  test('shows a refused link at its field', async () => {
    render(<LinkRefused />);
    const form = await send();
    await form.findByText('Tautan harus diawali https:// atau http://');
  });

  test('needs a second confirmation when the same text was just sent', async () => {
    render(<Repeated />);
    await send();
    const question = within(await screen.findByRole('alertdialog', { name: 'Kirim sekali lagi?' }));
    await userEvent.click(question.getByRole('button', { name: 'Kirim lagi' }));
    await screen.findByText('Notifikasi berhasil ditambahkan!');
  });

  test('cannot be sent while the number of recipients is unknown or zero', async () => {
    const { unmount } = render(<AudienceFails />);
    const form = await openForm();
    await form.findByText('Jumlah penerima tidak dapat dimuat');
    expect(form.getByRole('button', { name: 'Kirim' })).toBeDisabled();
    unmount();
    render(<Nobody />);
    const other = await openForm();
    await other.findByText('Belum ada pengguna aktif yang dapat menerima notifikasi.');
    expect(other.getByRole('button', { name: 'Kirim' })).toBeDisabled();
  });

  test('can start with the text and the link of another one', async () => {
    render(<Working />);
    await rowOf('Kelas baru dibuka');
    await chooseAction('Tindakan untuk Kelas baru dibuka', 'Pakai sebagai notifikasi baru');
    const form = within(await screen.findByRole('dialog', { name: 'Notifikasi Baru' }));
    expect(form.getByLabelText(/^Judul/)).toHaveValue('Kelas baru dibuka');
    expect(form.getByLabelText(/^Tautan/)).toHaveValue('https://widya.example/kelas/mna7q2kd');
  });
});
