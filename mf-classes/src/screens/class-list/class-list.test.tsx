import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './class-list.stories.tsx';

const {
  Upcoming,
  Drafts,
  Hidden,
  Archive,
  Instructor,
  Empty,
  EmptyArchive,
  FilteredEmpty,
  Failed,
  Forbidden,
  Loading,
} = composeStories(stories);

const table = () => screen.findByRole('table', { name: 'Daftar Kelas' });
const rowOf = async (name: string) => {
  const found = (await table()).querySelectorAll<HTMLElement>('tbody tr');
  return [...found].find((row) => row.textContent?.includes(name)) as HTMLElement;
};

describe('rows', () => {
  test('show the columns of A-123 to A-127', async () => {
    render(<Upcoming />);
    const row = within(await rowOf('Menyunting Naskah Akademik'));
    expect(row.getByRole('link', { name: 'Menyunting Naskah Akademik' })).toHaveAttribute(
      'href',
      '/editor/classDetail/MNA7Q2KD',
    );
    row.getByText('MNA7Q2KD · Penyuntingan');
    row.getByText('· 4 hari lagi');
    row.getByText('09:00–11:30 WIB');
    row.getByText('Rp150.000');
    row.getByText('18');
    row.getByText('/100');
    row.getByText('Rp12.300.000');
    row.getByText('Konfirmasi ulang narasumber sebelum…');
  });

  test('show Gratis, no quota, a waiting list, a deleted topic and Selalu dibuka', async () => {
    render(<Upcoming />);
    const free = within(await rowOf('Pelayanan Publik'));
    free.getByText('Gratis');
    free.getByText('1.204');
    expect(free.queryByText(/\//)).toBeNull();
    within(await rowOf('Siaran Pers')).getByText('+14 antre');
    within(await rowOf('Dokumen Hukum')).getByText('PDH3XWAA · Penerjemahan (Dihapus)');
    const permanent = within(await rowOf('BIPA Dasar'));
    permanent.getByText('Selalu dibuka');
    permanent.getByText('Permanen');
  });

  test('begin with the generated poster, published or not', async () => {
    render(<Drafts />);
    const poster = (await rowOf('Menulis Esai')).querySelector('img');
    expect(poster).toHaveAttribute('src', '/poster/KONSEP22.svg?bentuk=mini&topik=PNYT3A4B');
    expect(poster).toHaveAttribute('alt', '');
    expect(poster).toHaveAttribute('loading', 'lazy');
  });

  test('list what is missing', async () => {
    render(<Upcoming />);
    const row = within(await rowOf('Menyunting'));
    const badge = row.getByRole('button', { name: /2 belum lengkap/ });
    expect(badge).toHaveAccessibleName(
      'Menyunting Naskah Akademik: 2 belum lengkap. Tautan streaming belum ada. Materi kelas belum diunggah',
    );
    await userEvent.hover(badge);
    expect(await screen.findByText('Materi kelas belum diunggah')).toBeVisible();
  });

  test('show which classes were never published, and the header counts them (D221)', async () => {
    render(<Drafts />);
    within(await rowOf('Salinan Menyunting')).getByText('Konsep');
    within(await rowOf('Salinan Menyunting')).getByText('Belum dijadwalkan');
    within(await rowOf('Menulis Esai')).getByText('Konsep');
    expect(within(await rowOf('MNA7Q2KD')).queryByText('Konsep')).toBeNull();
    screen.getByText('3 kelas akan datang · 2 konsep');
  });

  test('explain the real sum of the income', async () => {
    render(<Upcoming />);
    const row = within(await rowOf('Menyunting'));
    expect(row.getByRole('button', { name: /Rp12.300.000/ })).toHaveAccessibleName(
      /Rp11.850.000, Rp450.000 lebih kecil/,
    );
  });
});

describe('the head of the page', () => {
  test('shows the number of classes and of those with missing items', async () => {
    render(<Upcoming />);
    await screen.findByText('14 kelas akan datang · 3 perlu dilengkapi sebelum dimulai');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Daftar Kelas');
    expect(screen.getByRole('link', { name: 'Buat Kelas Baru' })).toHaveAttribute('href', '/create-class');
    screen.getByRole('button', { name: 'Kelola Topik' });
    screen.getByRole('button', { name: 'Ubah Harga Kelas Mendatang' });
  });

  test('gives an instructor neither management nor a new class', async () => {
    render(<Instructor />);
    await table();
    expect(screen.queryByRole('link', { name: 'Buat Kelas Baru' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Kelola Topik' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ubah Harga Kelas Mendatang' })).toBeNull();
  });
});

describe('row actions', () => {
  const actionsOf = async (name: string) => {
    await userEvent.click(within(await rowOf(name)).getByRole('button', { name: `Tindakan untuk ${name}` }));
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  };

  test('of an admin', async () => {
    render(<Upcoming />);
    expect(await actionsOf('Penulisan Siaran Pers')).toEqual(['Kelola', 'Catatan', 'Sembunyikan', 'Hapus']);
  });

  test('of a hidden class', async () => {
    render(<Hidden />);
    expect(await actionsOf('Retorika untuk Pemimpin')).toEqual(['Kelola', 'Catatan', 'Pulihkan', 'Hapus']);
    within(await rowOf('Retorika')).getByText('Disembunyikan');
  });

  test('of an instructor, whose Kelola leads to the participants', async () => {
    render(<Instructor />);
    expect(await actionsOf('Penulisan Siaran Pers')).toEqual(['Kelola', 'Catatan']);
    expect(within(await rowOf('Siaran Pers')).getByRole('link')).toHaveAttribute('href', '/editor/visitors/PSP9HMAA');
  });
});

describe('tabs and filters', () => {
  test('the archive counts what is missing after the start', async () => {
    render(<Archive />);
    await screen.findByText('41 kelas di arsip · 1 belum lengkap');
    const row = within(await rowOf('Menyunting'));
    row.getByRole('button', { name: /Tautan rekaman belum ada. Pertanyaan dan jawaban belum ditampilkan/ });
  });

  test('shows hidden classes only on request', async () => {
    render(<Upcoming />);
    await table();
    expect(await rowOf('Retorika')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan tersembunyi' }));
    await screen.findByText('Retorika untuk Pemimpin');
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan tersembunyi' }));
  });

  test('Perlu dikerjakan filters classes with missing items', async () => {
    render(<Upcoming />);
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Perlu dikerjakan' }));
    await screen.findByText('Menyunting Naskah Akademik');
    await waitFor(() => expect(screen.queryByText('Penulisan Siaran Pers')).toBeNull());
  });

  test('a topic is chosen by name', async () => {
    render(<Upcoming />);
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Topik' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Penyuntingan' }));
    await screen.findByRole('button', { name: 'Topik: Penyuntingan' });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Topik' }));
    await screen.findByRole('button', { name: 'Topik' });
  });

  test('refuses a range of days that ends before it starts', async () => {
    render(<Upcoming />);
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Tanggal' }));
    await userEvent.type(await screen.findByLabelText('Dari tanggal'), '2026-12-10');
    await userEvent.type(screen.getByLabelText('Sampai tanggal'), '2026-12-01');
    await userEvent.click(screen.getByRole('button', { name: 'Terapkan' }));
    screen.getByText('Tanggal akhir harus sama dengan atau setelah tanggal awal');
    await userEvent.clear(screen.getByLabelText('Sampai tanggal'));
    await userEvent.type(screen.getByLabelText('Sampai tanggal'), '2026-12-20');
    await userEvent.click(screen.getByRole('button', { name: 'Terapkan' }));
    await screen.findByRole('button', { name: 'Tanggal: 10 Des 2026 – 20 Des 2026' });
  });
});

describe('without rows', () => {
  test('shows why there are none, and what to do', async () => {
    render(<Empty />);
    await screen.findByText('Belum ada kelas yang akan datang');
    expect(screen.getAllByRole('link', { name: 'Buat Kelas Baru' })).toHaveLength(2);
  });

  test('an empty archive links to the upcoming classes', async () => {
    render(<EmptyArchive />);
    await screen.findByText('Arsip masih kosong');
    expect(screen.getByRole('link', { name: 'Lihat kelas akan datang' })).toHaveAttribute('href', '/editor');
  });

  test('a search without results can be cleared', async () => {
    render(<FilteredEmpty />);
    await screen.findByText(/angkasa/);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian dan filter' }));
    await screen.findByText('Belum ada kelas yang akan datang');
  });

  test('a failure shows its cause, the request id and a retry', async () => {
    render(<Failed />);
    await screen.findByText('Daftar kelas tidak dapat dimuat');
    screen.getByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('shows that access is missing', async () => {
    render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
  });

  test('shows a skeleton of the list while it loads', async () => {
    render(<Loading />);
    await screen.findByRole('status', { name: 'Memuat' });
  });
});
