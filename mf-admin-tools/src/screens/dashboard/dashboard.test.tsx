import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './dashboard.stories.tsx';

const {
  Everything,
  OneFails,
  NothingWaits,
  Empty,
  FewKeys,
  People,
  PeopleFail,
  PeopleForbidden,
  Forbidden,
  TodayWaits,
} = composeStories(stories);

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the work of today', () => {
  test('links to the lists in which it is done, and leaves out lists without work', async () => {
    render(<Everything />);
    const today = await card('Hari ini');
    const to = async (name: RegExp) => (await today.findByRole('link', { name })).getAttribute('href');
    expect(await to(/tanpa tautan\s*1$/)).toBe('/editor?from=2026-11-22&to=2026-11-22&todo=1');
    expect(await to(/menunggu pembayaran\s*1\.194$/)).toBe('/participation?status=WAITING');
    expect(await to(/^Surel gagal/)).toBe('/editor/email?tab=log&status=failed&from=2026-11-16&to=2026-11-22');
    expect(await to(/^Transaksi/)).toBe('/transaction?tab=exceptions');
    expect(await to(/^Aduan/)).toBe('/complaint?status=NEW');
    expect(today.queryByText('Pertanyaan belum dijawab')).toBeNull();
    today.getByText(/^Diperbarui/);
  });

  test('hides what is below until it has loaded, so that nothing moves (D237)', async () => {
    render(<TodayWaits />);
    const totals = await screen.findByText('Rp12.345.600.000');
    expect(totals).not.toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ringkasan' })).toBeNull();
  });

  test('shows a message when nothing waits', async () => {
    render(<NothingWaits />);
    await (await card('Hari ini')).findByText('Tidak ada yang menunggu');
  });
});

describe('the figures', () => {
  test('show the sum of accepted prices, and link to users', async () => {
    render(<Everything />);
    const totals = await card('Ringkasan');
    await totals.findByText('Rp12.345.600.000');
    expect(totals.getByRole('link', { name: '196.018, Lihat pengguna aktif' })).toHaveAttribute('href', '/users');
  });

  test('are shown as charts with a table, whose rows open the counted users', async () => {
    render(<Everything />);
    const cities = await card('Lima kota teratas');
    expect(await cities.findByRole('img')).toHaveAccessibleName(
      'Lima kota teratas. Tertinggi Kota Bandung 9.120, terendah Kota Makassar 4.210.',
    );
    await userEvent.click(cities.getByRole('button', { name: 'Lihat tabel' }));
    await userEvent.click(cities.getByRole('link', { name: 'Kota Bandung' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Pengguna di Kota Bandung' }));
    await drawer.findByText('9.120 pengguna');
    expect((await drawer.findAllByRole('link', { name: /Ani Contoh/ }))[0]).toHaveAttribute('href', '/users/1');
    await userEvent.click(drawer.getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('have a table row for each day, week and criterion', async () => {
    render(<Everything />);
    const rows = async (name: string) => (await (await card(name)).findAllByRole('row')).length;
    expect(await rows('Pengguna baru 7 hari terakhir')).toBe(8);
    expect(await rows('Terakhir masuk 7 hari terakhir')).toBe(8);
    expect(await rows('Pendaftaran 7 hari terakhir')).toBe(8);
    expect(await rows('Pendaftaran kelas daring mandiri per minggu')).toBe(13);
    expect(await rows('Tiga kelas terbaru per kriteria')).toBe(7);
  });

  test('that fail can be retried, and do not affect the others', async () => {
    render(<OneFails />);
    const age = await card('Usia');
    await age.findByText('Usia tidak dapat dimuat');
    age.getByText(/req-contoh-7f3a/);
    age.getByRole('button', { name: 'Coba lagi' });
    await (await card('Jenis kelamin')).findByRole('img');
    await (await card('Hari ini')).findByText('Aduan baru');
  });
});

describe('lists', () => {
  test('have numbered pages, each list its own', async () => {
    render(<Everything />);
    const questions = await card('Pertanyaan terbaru');
    await questions.findByText('Penanya 1-1');
    const pages = within(questions.getByRole('navigation', { name: 'Halaman pertanyaan' }));
    expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(['1', '2', '3', '9']);
    await userEvent.click(pages.getByRole('link', { name: 'Halaman 3' }));
    await questions.findByText('Penanya 3-1');
    expect(pages.getByRole('link', { name: 'Halaman 3' })).toHaveAttribute('aria-current', 'page');
    await (await card('Umpan balik terbaru')).findByText('Pemberi 1-1');
  });

  test('show plain text, the state, and the time as DD-MM-YYYY HH:mm (B-231)', async () => {
    render(<Everything />);
    const questions = await card('Pertanyaan terbaru');
    await questions.findAllByText('Apakah rekaman kelas dapat diunduh?');
    expect(questions.getAllByText('Belum dijawab')).toHaveLength(3);
    expect(questions.getAllByText(/22-11-2026 00:05/)).toHaveLength(5);
    const feedback = await card('Umpan balik terbaru');
    await feedback.findByText('Tanpa masukan tertulis');
    expect(feedback.getAllByText('IPK 3,83')).toHaveLength(5);
  });

  test('of classes have three per page (B-226)', async () => {
    render(<Everything />);
    const upcoming = await card('Kelas akan datang');
    await upcoming.findByText('Menyunting Naskah 1');
    await userEvent.click(upcoming.getByRole('link', { name: 'Halaman 4' }));
    await upcoming.findByText('Menyunting Naskah 4');
    expect(upcoming.queryByRole('link', { name: 'Halaman 5' })).toBeNull();
  });

  test('of classes show the small poster of each beside its name', async () => {
    render(<Everything />);
    const upcoming = await card('Kelas akan datang');
    await upcoming.findByText('Penerjemahan Dasar');
    const posters = upcoming.getAllByRole('presentation');
    expect(posters.map((poster) => poster.getAttribute('src'))).toEqual([
      expect.stringContaining('data:image/svg+xml'),
      expect.stringContaining('KBS2ABCD'),
      expect.stringContaining('TRJ8XYZA'),
    ]);
    for (const poster of posters) expect(poster).toHaveAttribute('width', '48');
  });

  test('show a message when they are empty', async () => {
    render(<Empty />);
    await screen.findByText('Belum ada pertanyaan');
    await screen.findByText('Belum ada umpan balik');
    expect(await screen.findAllByText('Belum ada kelas')).toHaveLength(2);
  });
});

describe('an admin with few keys', () => {
  test('sees no cards of other areas, and no links to users', async () => {
    render(<FewKeys />);
    const cities = await card('Lima kota teratas');
    await userEvent.click(await cities.findByRole('button', { name: 'Lihat tabel' }));
    cities.getByText('Kota Bandung');
    expect(cities.queryByRole('link')).toBeNull();
    await screen.findByText('Kelas akan datang');
    for (const name of ['Pertanyaan terbaru', 'Umpan balik terbaru', 'Tiga kelas terbaru per kriteria'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});

test('an account without the menu key sees one message, no income and no counts (D224)', async () => {
  render(<Forbidden />);
  expect(await screen.findAllByText(/tidak punya akses/i)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Ringkasan' })).toBeNull();
  expect(screen.queryByText(/Rp/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Hari ini' })).toBeNull();
});

describe('the users counted by a bar', () => {
  test('are opened from the address', async () => {
    render(<People />);
    await screen.findByRole('dialog', { name: 'Pengguna di Kota Bandung' });
  });

  test.each([
    ['cannot be read', PeopleFail, 'Pengguna tidak dapat dimuat'],
    ['may not be read', PeopleForbidden, /tidak punya akses/i],
  ])('show a message when they %s', async (_, Story, message) => {
    render(<Story />);
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findAllByText(message);
  });
});
