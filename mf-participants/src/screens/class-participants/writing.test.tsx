import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { GUESSED_SITE_USER } from '@widya/remote-kit/testing';
import { setDate } from '@widya/testing/fixed-date';
import * as stories from './class-participants.stories.tsx';

const { Working, WritesFail, QuotaFull, SomebodyFirst } = composeStories(stories);

/** Chooses an action by the first name, because all people of the stories have the last name Contoh. */
const choose = (name: string, item: string) => chooseAction(`Tindakan untuk ${name} Contoh`, item);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull());

test.each(['Terima', 'Tolak', 'Kirim Surel', 'Kirim tautan tiket baru', 'Pindahkan ke kelas lain'])(
  'warns before %s that the address of links in mails is not configured (D216)',
  async (action) => {
    render(<Working user={GUESSED_SITE_USER} />);
    await choose('Agus', action);
    await screen.findByText(/Tautan yang dikirim dimulai dengan http:\/\/localhost:8080/);
  },
);

describe('rejecting', () => {
  test('needs a reason, which can be a ready one, and can go without a mail', async () => {
    render(<Working />);
    await choose('Agus', 'Tolak');
    const open = within(await dialog('Tolak Registrasi'));
    await userEvent.click(open.getByRole('button', { name: 'Tolak' }));
    open.getByText('Harap mengisi alasan penolakan');
    await userEvent.selectOptions(open.getByRole('combobox'), 'Kuota kelas sudah penuh.');
    expect(open.getByRole('textbox', { name: /Alasan penolakan/ })).toHaveValue('Kuota kelas sudah penuh.');
    await userEvent.click(open.getByRole('checkbox', { name: /Tolak tanpa mengirim surel/ }));
    await userEvent.click(open.getByRole('button', { name: 'Tolak' }));
    await screen.findByText('Registrasi Agus Contoh ditolak');
    screen.getByText('1 orang dari antrean naik.');
    await closed();
  });

  test('before payment explains that the next on the waiting list gets the seat and a mail (D213)', async () => {
    render(<Working />);
    await choose('Agus', 'Tolak');
    const open = within(await dialog('Tolak Registrasi'));
    open.getByText(/diberikan kepada pendaftar pertama dalam antrean, yang langsung menerima surel/);
  });

  test('of somebody on the waiting list does not mention a seat', async () => {
    render(<Working />);
    await choose('Nurul', 'Tolak');
    const open = within(await dialog('Tolak Registrasi'));
    open.getByText('Registrasi Nurul Contoh akan ditolak.');
  });

  test('keeps the reason and shows why when it fails', async () => {
    render(<WritesFail />);
    await choose('Agus', 'Tolak');
    const open = within(await dialog('Tolak Registrasi'));
    await userEvent.type(open.getByRole('textbox', { name: /Alasan penolakan/ }), 'Ganda');
    await userEvent.click(open.getByRole('button', { name: 'Tolak' }));
    await open.findByText(/Registrasi ini sudah ditolak orang lain/);
    expect(open.getByRole('textbox', { name: /Alasan penolakan/ })).toHaveValue('Ganda');
  });
});

describe('accepting', () => {
  test('explains the consequences before it happens', async () => {
    render(<Working />);
    await choose('Agus', 'Terima');
    await screen.findByText(/surel konfirmasi dikirim ke agus@contoh.example/);
    await press('Terima');
    await screen.findByText('Agus Contoh diterima');
    await closed();
  });

  test('exceeds the quota only after a second confirmation', async () => {
    render(<QuotaFull />);
    await choose('Nurul', 'Terima');
    await screen.findByRole('alertdialog', { name: 'Terima Peserta' });
    await press('Terima');
    await screen.findByText(/Kuota sudah penuh/);
    await press('Terima melebihi kuota');
    await screen.findByText('Nurul Contoh diterima');
  });
});

describe('small writes', () => {
  test('KONFIRMASI and attendance need no confirmation; attendance can be undone', async () => {
    render(<Working />);
    await choose('I Made', 'KONFIRMASI');
    await screen.findByText('Registrasi I Made Contoh sudah dikonfirmasi');
    await choose('I Made', 'Tandai hadir');
    await screen.findByText('I Made Contoh ditandai hadir');
    await press('Urungkan');
    await screen.findByText('I Made Contoh ditandai tidak hadir');
  });

  test('show a persistent error with a retry when they fail', async () => {
    render(<WritesFail />);
    await choose('I Made', 'KONFIRMASI');
    const message = (await screen.findByText('Terjadi Kesalahan')).closest('[data-type=error], [role]') as HTMLElement;
    expect(message).toBeTruthy();
    await screen.findByRole('button', { name: 'Coba lagi' });
  });

  test('a note is saved with the message of B-106', async () => {
    render(<Working />);
    await choose('Bima', 'Catatan');
    const open = within(await dialog('Catatan'));
    await userEvent.type(open.getByRole('textbox'), 'Hubungi lewat telepon');
    await userEvent.click(open.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Catatan berhasil diperbarui!');
    await closed();
  });

  test('a mail is sent by its scenario', async () => {
    render(<Working />);
    await choose('Siti', 'Kirim Surel');
    const open = within(await dialog('Kirim Surel'));
    expect(open.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(open.getByRole('radio', { name: /Pengingat/ }));
    await userEvent.click(open.getByRole('button', { name: 'Kirim' }));
    await screen.findByText('Pengiriman surel berhasil!');
  });

  test('only mails that fit the state are offered', async () => {
    render(<Working />);
    await choose('Agus', 'Kirim Surel');
    const open = within(await dialog('Kirim Surel'));
    expect(open.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['WAITING']);
    await userEvent.click(open.getByRole('button', { name: 'Batal' }));
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Ratna Contoh' }));
    await screen.findByRole('menuitem', { name: 'Info' });
    expect(screen.queryByRole('menuitem', { name: 'Kirim Surel' })).toBeNull();
  });

  test('a new ticket link is sent after a confirmation, because it revokes the old ones', async () => {
    render(<Working />);
    await choose('Siti', 'Kirim tautan tiket baru');
    const open = within(await screen.findByRole('alertdialog', { name: 'Kirim tautan tiket baru?' }));
    open.getByText(/Semua tautan lama ke tiket Siti Contoh langsung tidak berlaku/);
    await userEvent.click(open.getByRole('button', { name: 'Kirim tautan baru' }));
    await screen.findByText('Tautan tiket baru dikirim ke siti@contoh.example');
    await closed();
  });

  test('a participant without results can be moved to another class, one who attended cannot', async () => {
    render(<Working />);
    await choose('Agus', 'Pindahkan ke kelas lain');
    const open = within(await dialog('Pindahkan ke kelas lain'));
    await userEvent.click(open.getByRole('combobox', { name: 'Kelas tujuan' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kebahasaan/ }));
    await userEvent.click(open.getByRole('button', { name: 'Pindahkan' }));
    await screen.findByText('Agus Contoh dipindahkan ke Kebahasaan untuk Pelayanan Publik');
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Siti Contoh' }));
    await screen.findByRole('menuitem', { name: 'Info' });
    expect(screen.queryByRole('menuitem', { name: 'Pindahkan ke kelas lain' })).toBeNull();
  });

  test('a failed mail shows the message of B-091', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<WritesFail />);
    await choose('Siti', 'Kirim Surel');
    const open = within(await dialog('Kirim Surel'));
    await userEvent.click(open.getByRole('button', { name: 'Kirim' }));
    await open.findByText('Sebuah kesalahan terjadi. Periksa console.');
    expect(consoleError).toHaveBeenCalled();
    consoleError.mockRestore();
  });

  test('a predicate is given', async () => {
    render(<Working />);
    await choose('Bima', 'Isi predikat');
    const open = within(await dialog('Isi Predikat'));
    await userEvent.click(open.getByRole('radio', { name: 'Menengah' }));
    await userEvent.click(open.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Predikat tersimpan');
  });
});

describe('when a colleague was first', () => {
  test('shows both notes and the author of the newer one, and can still save the own one', async () => {
    render(<SomebodyFirst />);
    await choose('Bima', 'Catatan');
    const open = within(await dialog('Catatan'));
    await userEvent.type(open.getByRole('textbox'), 'Hubungi lewat surel');
    await userEvent.click(open.getByRole('button', { name: 'Simpan' }));
    await open.findByText('Catatan ini baru saja diubah Rina Admin. Pilih catatan yang dipakai.');
    expect(open.getByRole('textbox', { name: 'Catatan terbaru' })).toHaveValue('Sudah ditelepon');
    expect(open.getByRole('textbox', { name: 'Catatan Anda' })).toHaveValue('Hubungi lewat surel');
    await userEvent.click(open.getByRole('button', { name: 'Pakai catatan saya' }));
    await screen.findByText('Catatan berhasil diperbarui!');
    await closed();
  });

  test('accepting somebody twice shows who accepted first', async () => {
    render(<SomebodyFirst />);
    await choose('Agus', 'Terima');
    await screen.findByRole('alertdialog', { name: 'Terima Peserta' });
    await press('Terima');
    await screen.findByText('Pendaftaran ini sudah diterima. Terakhir diubah oleh Rina Admin, 20 Nov 2026, 09:15 WIB.');
  });
});

describe('Sunting Pengguna', () => {
  test('saves what was changed', async () => {
    render(<Working />);
    await choose('Bima', 'Sunting Pengguna');
    const open = within(await dialog('Sunting Pengguna'));
    const name = open.getByRole('textbox', { name: /Nama Lengkap/ });
    await userEvent.clear(name);
    await userEvent.click(open.getByRole('button', { name: 'Simpan' }));
    await open.findByText('Nama wajib diisi');
    await userEvent.type(name, 'Bima Sakti');
    await userEvent.click(open.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Data Bima Sakti tersimpan');
  });

  test('shows the refusal and keeps the input', async () => {
    render(<WritesFail />);
    await choose('Bima', 'Sunting Pengguna');
    const open = within(await dialog('Sunting Pengguna'));
    await userEvent.type(open.getByRole('textbox', { name: /Organisasi/ }), ' Baru');
    await userEvent.click(open.getByRole('button', { name: 'Simpan' }));
    await open.findByText(/Email sudah dipakai pengguna lain/);
    expect(open.getByRole('textbox', { name: /Organisasi/ })).toHaveValue('Dinas Contoh Jawa Barat Baru');
  });
});

describe('the reminder', () => {
  const openReminder = async () => {
    await screen.findByText(/Pendaftar 100/);
    await chooseAction('Tindakan lain', 'Kirim Pengingat Kelas');
    return within(await dialog('Kirim Pengingat Kelas'));
  };

  test('starts with the times of the class, and requires the start before the end', async () => {
    setDate(new Date('2026-11-20T03:00:00Z'));
    render(<Working />);
    const open = await openReminder();
    open.getByText('Pengingat dikirim kepada 82 peserta yang diterima.');
    expect(open.getByRole('textbox', { name: /Mulai/ })).toHaveValue('09:00');
    const end = open.getByRole('textbox', { name: /Selesai/ });
    await userEvent.clear(end);
    await userEvent.type(end, '08:00');
    await userEvent.click(open.getByRole('button', { name: 'Kirim Pengingat' }));
    open.getByText('Waktu mulai kelas harus lebih awal dari waktu selesai kelas');
    await userEvent.click(open.getByRole('checkbox', { name: /Waktu selesai belum pasti/ }));
    await userEvent.click(open.getByRole('button', { name: 'Kirim Pengingat' }));
    await screen.findByText('Pengingat kelas berhasil terkirim!');
    jest.useRealTimers();
  });

  test('that was just sent is sent again only after a second confirmation', async () => {
    setDate(new Date('2026-11-20T03:00:00Z'));
    render(<WritesFail />);
    const open = await openReminder();
    await userEvent.click(open.getByRole('button', { name: 'Kirim Pengingat' }));
    await open.findByText(/Pengingat yang sama baru saja dikirim/);
    await userEvent.click(open.getByRole('button', { name: 'Tetap kirim lagi' }));
    await screen.findByText('Pengingat kelas berhasil terkirim!');
    jest.useRealTimers();
  });
});

describe('inviting one person', () => {
  const openInvite = async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Undang Peserta' }))[0] as HTMLElement);
    return within(await dialog('Undang Peserta'));
  };

  test('requires an address and a name', async () => {
    render(<Working />);
    const open = await openInvite();
    await userEvent.click(open.getByRole('button', { name: 'Undang' }));
    open.getByText('Surel wajib diisi');
    open.getByText('Nama wajib diisi');
    await userEvent.type(open.getByRole('textbox', { name: /Surel/ }), 'dewi@contoh.example');
    await userEvent.type(open.getByRole('textbox', { name: /Nama/ }), 'Dewi Contoh');
    await userEvent.click(open.getByRole('button', { name: 'Undang' }));
    await screen.findByText('Dewi Contoh diundang');
    await closed();
  });

  test('shows that an address is already registered, and keeps the form', async () => {
    render(<Working />);
    const open = await openInvite();
    await userEvent.type(open.getByRole('textbox', { name: /Surel/ }), 'siti@contoh.example');
    await userEvent.type(open.getByRole('textbox', { name: /Nama/ }), 'Siti');
    await userEvent.click(open.getByRole('button', { name: 'Undang' }));
    await open.findByText('Surel ini sudah terdaftar di kelas ini.');
    expect(open.getByRole('textbox', { name: /Nama/ })).toHaveValue('Siti');
  });
});
