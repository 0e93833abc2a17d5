import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { TEST_USER } from '@widya/remote-kit/testing';
import * as stories from './live-streams.stories.tsx';

const { All, Empty, FilteredEmpty, Failed, Forbidden, WritesFail, Deactivated, Removed } = composeStories(stories);

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Siaran Langsung' });
  return within((await within(table).findByText(name)).closest('tr') as HTMLElement);
};
const choose = (name: string, action: string) => chooseAction(`Tindakan untuk ${name}`, action);
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const press = (where: ReturnType<typeof within>, name: string) => userEvent.click(where.getByRole('button', { name }));

const WAYANG = 'Bincang Wayang Contoh';
const actionsOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${name}` }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  return items;
};

describe('rows', () => {
  test('have the four columns, and link to the form', async () => {
    render(<All />);
    const row = await rowOf(WAYANG);
    row.getByText('WAYANG7Q');
    expect(row.getByRole('link', { name: WAYANG })).toHaveAttribute('href', '/editor/detail-streaming/WAYANG7Q');
    expect(row.getByRole('link', { name: /youtube/ })).toHaveAttribute('rel', 'noopener noreferrer');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(['Kode', 'Judul', 'Url Video', 'Status']);
    expect(screen.getByRole('link', { name: 'Buat Tautan Streaming' })).toHaveAttribute(
      'href',
      '/editor/create-streaming',
    );
  });

  test('show whether they are active, on air, about to end or over', async () => {
    render(<All />);
    const onAir = await rowOf(WAYANG);
    onAir.getByText('Aktif');
    onAir.getByText('Sedang tayang');
    expect(onAir.queryByText(/menit lagi/)).toBeNull();
    (await rowOf('Malam Sastra Contoh')).getByText(/^Berakhir 1[123] menit lagi$/);
    const over = await rowOf('Bulan Bahasa Contoh');
    over.getByText('Aktif');
    over.getByText('Selesai');
    expect(over.queryByText('Sedang tayang')).toBeNull();
    const off = await rowOf('Siaran Coba Contoh');
    off.getByText('Tidak Aktif');
    expect(off.queryByText('Sedang tayang')).toBeNull();
    (await rowOf('Radio Contoh')).getByText('Tanpa waktu berakhir');
  });

  test('offer what their state allows', async () => {
    render(<All />);
    expect(await actionsOf(WAYANG)).toEqual(['Kelola', 'Nonaktifkan', 'Ke Siaran', 'Hapus']);
    expect(await actionsOf('Siaran Coba Contoh')).toEqual(['Kelola', 'Pulihkan', 'Hapus']);
  });

  test('open the public site in a new tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    render(<All />);
    await choose(WAYANG, 'Ke Siaran');
    expect(open).toHaveBeenCalledWith(
      `${TEST_USER.site.participants}/siaran-langsung/WAYANG7Q`,
      '_blank',
      'noopener,noreferrer',
    );
    open.mockRestore();
  });
});

describe('switching', () => {
  test('off asks for confirmation, confirms with a toast, and updates the row', async () => {
    render(<Deactivated />);
    await choose(WAYANG, 'Nonaktifkan');
    const dialog = await question('Konfirmasi Non Aktifkan Siaran Langsung');
    dialog.getByText(/Bincang Wayang Contoh/);
    await press(dialog, 'Konfirmasi');
    await screen.findByText('Siaran Langsung Bincang Wayang Contoh berhasil di Non Aktifkan');
    await waitFor(async () => expect((await rowOf(WAYANG)).queryByText('Tidak Aktif')).not.toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('on asks for confirmation, and can be cancelled', async () => {
    render(<All />);
    await choose('Siaran Coba Contoh', 'Pulihkan');
    await press(await question('Konfirmasi Aktifkan Siaran Langsung'), 'Batal');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await choose('Siaran Coba Contoh', 'Pulihkan');
    await press(await question('Konfirmasi Aktifkan Siaran Langsung'), 'Konfirmasi');
    await screen.findByText('Siaran Langsung Siaran Coba Contoh berhasil di Aktifkan');
  });

  test('shows a failure in the dialog, which stays open', async () => {
    render(<WritesFail />);
    await choose(WAYANG, 'Nonaktifkan');
    const dialog = await question('Konfirmasi Non Aktifkan Siaran Langsung');
    await press(dialog, 'Konfirmasi');
    await dialog.findByText('Terjadi Kesalahan');
  });
});

describe('deleting', () => {
  test('an active stream needs two confirmations', async () => {
    render(<Removed />);
    await choose(WAYANG, 'Hapus');
    await press(await question('Konfirmasi Hapus'), 'Hapus');
    await screen.findByText(/masih aktif dan dapat ditonton/);
    const again = await question('Konfirmasi Hapus');
    await waitFor(() => expect(again.getByRole('button', { name: 'Batal' })).toHaveFocus());
    await press(again, 'Hapus');
    await screen.findByText('Siaran Langsung Bincang Wayang Contoh berhasil dihapus!');
    await waitFor(() => expect(screen.queryByText('WAYANG7Q')).toBeNull());
  });

  test('an inactive one needs one confirmation; a refusal is shown in the dialog', async () => {
    render(<WritesFail />);
    await choose('Siaran Coba Contoh', 'Hapus');
    const dialog = await question('Konfirmasi Hapus');
    await press(dialog, 'Hapus');
    await dialog.findByText('Siaran langsung tidak ditemukan');
  });
});

test('explains why there are no rows', async () => {
  const empty = render(<Empty />);
  await screen.findByText('Belum ada siaran langsung');
  empty.unmount();
  const filtered = render(<FilteredEmpty />);
  await screen.findByText(/xyz/);
  filtered.unmount();
  const failed = render(<Failed />);
  await screen.findByText('Daftar siaran langsung tidak dapat dimuat');
  screen.getByText(/req-contoh/);
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
