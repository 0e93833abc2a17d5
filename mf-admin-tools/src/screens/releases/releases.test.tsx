import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { audienceBadge, audienceText } from './audience-text.ts';
import * as stories from './releases.stories.tsx';

const {
  All,
  Empty,
  Failed,
  Forbidden,
  OpenWithCandidate,
  OpenDisabled,
  OpenWithoutReports,
  OpenDark,
  Stale,
  ShareConflict,
  CandidateGone,
} = composeStories(stories);

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (inside: ReturnType<typeof within>, name: string) =>
  userEvent.click(await inside.findByRole('button', { name }));

describe('the list', () => {
  test('shows the live version, who published it, and any candidate, override or disabled remote', async () => {
    render(<All />);
    const commerce = within(await screen.findByRole('region', { name: 'Perdagangan' }));
    commerce.getByText('1.4.0-3f2a9c1b7d');
    commerce.getByText('24 Nov 2026, 10:15 WIB, oleh CI laporan (token API dari Sekar Contoh)');
    commerce.getByText('Percobaan 5%');
    within(screen.getByRole('region', { name: 'Komunikasi' })).getByText('Dinonaktifkan');
    within(screen.getByRole('region', { name: 'Peserta' })).getByText('Ada versi pengganti');
    screen.getByText('Alamat pengganti yang diizinkan: http://localhost:3101');
  });

  test('explains why there are no remotes', async () => {
    const empty = render(<Empty />);
    await screen.findByText('Belum ada area yang dipublikasikan');
    empty.unmount();
    const failed = render(<Failed />);
    await screen.findByText('Rilis tidak dapat dimuat');
    failed.unmount();
    render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
  });

  test('opens a remote in the address', async () => {
    render(<All />);
    await userEvent.click(await screen.findByRole('button', { name: 'Rincian Kelas' }));
    (await drawer('Kelas')).getByText('Tim: Tim Kelas, tim.kelas@widya.example');
  });
});

describe('a remote', () => {
  test('compares a candidate with the live version, as facts and as charts', async () => {
    render(<OpenWithCandidate />);
    const inside = await drawer('Perdagangan');
    inside.getByText('5% akun, semua admin, instructor:3');
    inside.getByText('1,4 detik (+0,7 detik dari versi sebelumnya)');
    inside.getByText('9 kegagalan, 32 daftar');
    inside.getAllByText('3f2a9c1b7d');
    expect(inside.getAllByText('Kunci b1946ac92492d234')).toHaveLength(2);
    inside.getByText('Tidak diperiksa');
    inside.getByRole('img', { name: /^Kegagalan menurut versi/ });
    inside.getByRole('img', { name: /^Waktu sampai baris pertama/ });
    expect(inside.queryByRole('button', { name: 'Kembali ke sebelumnya' })).not.toBeInTheDocument();
  });

  test('that is disabled can only be enabled', async () => {
    render(<OpenDisabled />);
    const inside = await drawer('Komunikasi');
    inside.getByText(/Area ini dinonaktifkan/);
    expect(inside.queryByRole('button', { name: 'Nonaktifkan' })).not.toBeInTheDocument();
    await press(inside, 'Aktifkan');
    await press(within(await screen.findByRole('alertdialog')), 'Aktifkan');
    await screen.findByText('Area berhasil diaktifkan!');
  });

  test('without reports shows that there are none, and the addresses of overrides', async () => {
    render(<OpenWithoutReports />);
    const inside = await drawer('Peserta');
    inside.getByText(/Belum ada laporan/);
    inside.getByText('http://localhost:3101, terakhir 24 Nov 2026, 12:20 WIB');
    inside.getByText('Tidak tercatat');
  });

  test('asks for confirmation before it is rolled back', async () => {
    render(<OpenDark />);
    await press(await drawer('Kelas'), 'Kembali ke sebelumnya');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/Semua akun kembali memakai versi 1.3.0-77aa01bc22/);
    await press(question, 'Kembali ke sebelumnya');
    await screen.findByText('Versi sebelumnya kini berlaku!');
  });

  test('keeps the dialog and the input after a concurrent change, with the reason', async () => {
    render(<Stale />);
    const inside = await drawer('Perdagangan');
    await press(inside, 'Berlakukan untuk semua');
    const question = within(await screen.findByRole('alertdialog'));
    await press(question, 'Berlakukan untuk semua');
    await question.findByText(/sudah diubah oleh orang lain/);
    await press(question, 'Batal');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press(inside, 'Ubah bagian');
    const form = within(await screen.findByRole('dialog', { name: 'Siapa yang mencoba' }));
    const share = form.getByLabelText('Bagian semua akun');
    await userEvent.clear(share);
    await userEvent.type(share, '25');
    await press(form, 'Simpan');
    await form.findByText(/sudah diubah oleh orang lain/);
    expect(share).toHaveValue('25');
  });

  test('shows the audience that somebody else has set, before the typed one replaces it', async () => {
    render(<ShareConflict />);
    const inside = await drawer('Perdagangan');
    await press(inside, 'Ubah bagian');
    const form = within(await screen.findByRole('dialog', { name: 'Siapa yang mencoba' }));
    const share = form.getByLabelText('Bagian semua akun');
    await userEvent.clear(share);
    await userEvent.type(share, '25');
    // The list is read again below the dialog, and now contains the other person's change.
    act(() => void window.dispatchEvent(new Event('online')));
    await inside.findByText('50% akun, admin:7');
    await press(form, 'Simpan');
    await form.findByText('Rilis ini baru saja diubah orang lain. Pilih isi yang dipakai.');
    form.getByText('Versi 2.0.0-9d8e7f6a5b diberikan kepada 50% akun, admin:7.');
    form.getByRole('button', { name: 'Pakai isi terbaru' });
    expect(share).toHaveValue('25');
    await press(form, 'Pakai isian saya');
    await screen.findByText('Bagian akun berhasil diubah!');
  });

  test('keeps the typed audience on screen when the candidate is gone, and cannot save it', async () => {
    render(<CandidateGone />);
    const inside = await drawer('Perdagangan');
    await press(inside, 'Ubah bagian');
    const form = within(await screen.findByRole('dialog', { name: 'Siapa yang mencoba' }));
    const share = form.getByLabelText('Bagian semua akun');
    await userEvent.clear(share);
    await userEvent.type(share, '25');
    await press(form, 'Simpan');
    await form.findByText('Versi percobaannya sudah tidak ada.');
    await waitFor(() => expect(inside.queryByRole('button', { name: 'Ubah bagian' })).not.toBeInTheDocument());
    expect(share).toHaveValue('25');
    expect(form.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });

  test('shows malformed accounts at their field', async () => {
    render(<OpenWithCandidate />);
    await press(await drawer('Perdagangan'), 'Ubah bagian');
    const form = within(await screen.findByRole('dialog', { name: 'Siapa yang mencoba' }));
    const accounts = form.getByLabelText('Akun tertentu');
    await userEvent.clear(accounts);
    await userEvent.type(accounts, 'Sekar');
    await press(form, 'Simpan');
    await form.findByText('Tulis seperti admin:12');
  });
});

test.each([
  [{ share: 2.5, admins: true, accounts: [] }, 'Percobaan 2,5%', '2,5% akun, semua admin'],
  [{ share: 0, admins: true, accounts: [] }, 'Percobaan semua admin', 'semua admin'],
  [{ share: 0, admins: false, accounts: ['admin:12'] }, 'Percobaan akun tertentu', 'admin:12'],
])('the audience %j has the badge "%s" and the text "%s"', (audience, badge, text) => {
  expect([audienceBadge(audience), audienceText(audience)]).toEqual([badge, text]);
});
