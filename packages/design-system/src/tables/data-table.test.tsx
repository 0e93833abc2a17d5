import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './data-table.stories.tsx';

const { Rows, WithSelection, Filtered, Loading, Empty, FilteredToNothing, Failed, FailedButKeepsRows, FiftyRows } =
  composeStories(stories);
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('states the number of all rows for screen readers, not only of the rendered ones', () => {
  render(<FiftyRows />);
  expect(screen.getByRole('table', { name: 'Daftar kelas' })).toHaveAttribute('aria-rowcount', '1205');
  expect(rows()).toHaveLength(50);
  expect(rows()[0]).toHaveAttribute('aria-rowindex', '102');
});

it('reads its state from the address', () => {
  render(<Filtered />);
  expect(screen.getByRole('searchbox')).toHaveValue('naskah');
  expect(screen.getByRole('button', { name: 'Perlu dikerjakan' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Topik: Penyuntingan' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Harga' })).toHaveAttribute('aria-sort', 'descending');
});

it('sorts up, down and not at all', async () => {
  render(<Rows />);
  const header = screen.getByRole('columnheader', { name: 'Harga' });
  const button = within(header).getByRole('button');
  await userEvent.click(button);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(button);
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(button);
  expect(header).not.toHaveAttribute('aria-sort');
});

it('is used by keyboard: search, move, open', async () => {
  const onOpen = jest.fn();
  render(<Rows onOpen={onOpen} />);
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('jj');
  expect(rows()[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}k{Enter}');
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ code: 'BPP4KD' }));
});

it('lists its keys', async () => {
  render(<Rows />);
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Tombol pintas' })).toBeInTheDocument();
});

it('selects rows, a range, the page and everything that matches', async () => {
  const user = userEvent.setup();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<WithSelection />);
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Menyunting Naskah Akademik' }));
  expect(screen.getByText('1 dipilih')).toBeInTheDocument();
  // The selected row is scrolled into view, so that the bar of bulk actions does not cover it (D236).
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('row', { selected: true })]);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Penulisan Siaran Pers' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 dipilih')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pilih semua 14 hasil' }));
  expect(screen.getByText('14 dipilih')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Penulisan Siaran Pers' }));
  expect(screen.getByText('13 dipilih')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Batalkan pilihan' }));
  expect(screen.queryByText(/dipilih$/)).not.toBeInTheDocument();
  scrolled.mockRestore();
});

it('hides columns and remembers it until reset', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Atur kolom' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Catatan' }));
  expect(screen.queryByRole('columnheader', { name: 'Catatan', hidden: true })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Naikkan Harga' }));
  const headers = () => [...document.querySelectorAll('th')].map((header) => header.textContent);
  expect(headers().slice(0, 3)).toEqual(['Nama kelas', 'Harga', 'Tanggal dan waktu']);
  await userEvent.click(screen.getByRole('button', { name: 'Kembalikan seperti semula' }));
  expect(headers()).toContain('Catatan');
});

it('reserves the space while the first rows load', () => {
  render(<Loading />);
  expect(screen.getByRole('status', { name: 'Memuat' })).toHaveAttribute('aria-busy', 'true');
});

it('distinguishes an empty list from no matches', async () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByText('Belum ada kelas')).toBeInTheDocument();
  unmount();
  render(<FilteredToNothing />);
  expect(screen.getByText('Tidak ada yang cocok')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian dan filter' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('shows why it failed and retries', async () => {
  const onRetry = jest.fn();
  render(<Failed onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Server tidak menjawab dalam 10 detik.');
  expect(screen.getByRole('alert')).toHaveTextContent('01JDX8W2T7');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('keeps the loaded rows when a reload fails', () => {
  render(<FailedButKeepsRows />);
  expect(screen.getByRole('alert')).toHaveTextContent('01JDX8W2T7');
  expect(rows()).toHaveLength(6);
});
