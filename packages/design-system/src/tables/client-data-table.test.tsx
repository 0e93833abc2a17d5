import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './client-data-table.stories.tsx';
import * as saving from './exports/save-blob.ts';

declare const jest: typeof import('@jest/globals')['jest'];

const { Pages, Sorted, Searched, TenThousandRows, FilteredToNothing, Loading } = composeStories(stories);
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const firstCell = () => rows()[0]?.querySelector('[data-cell=title]')?.textContent;

beforeEach(() => window.localStorage.clear());

/** jsdom has no layout, so this fakes a frame of 600 px with rows of 54 px. */
function mockLayout() {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(54);
}
afterEach(() => {
  jest.restoreAllMocks();
});

it('divides its rows into pages', async () => {
  render(<Pages />);
  expect(rows()).toHaveLength(10);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '65');
  await userEvent.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  expect(rows()[0]).toHaveAttribute('aria-rowindex', '12');
});

it('sorts and searches by the values of columns', () => {
  const { unmount } = render(<Sorted />);
  expect(firstCell()).toBe('Retorika untuk Pemimpin 60');
  unmount();
  render(<Searched />);
  expect(rows().map((row) => row.querySelector('[data-cell=title]')?.textContent)).toEqual([
    'Penerjemahan Dokumen Hukum 4',
    'Penerjemahan Dokumen Hukum 34',
    'Penerjemahan Dokumen Hukum 40',
    'Penerjemahan Dokumen Hukum 46',
    'Penerjemahan Dokumen Hukum 64',
  ]);
});

it('selects all matching rows of all pages, by key', async () => {
  const onSelection = jest.fn();
  render(<Searched onSelection={onSelection} selection={{ all: false, keys: new Set(['PDH3XW3']) }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pilih semua 5 hasil' }));
  expect(onSelection).toHaveBeenCalledWith({
    all: false,
    keys: new Set(['PDH3XW3', 'PDH3XW33', 'PDH3XW39', 'PDH3XW45', 'PDH3XW63']),
  });
});

it('renders few of many rows and states their total number', async () => {
  mockLayout();
  render(<TenThousandRows />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  // The component that renders only the visible rows is loaded when it is first needed.
  await waitFor(() => expect(document.querySelector('tbody tr[aria-hidden]')).toBeInTheDocument());
  expect(rows().length).toBeGreaterThan(10);
  expect(document.querySelectorAll('tr').length).toBeLessThanOrEqual(200);
  expect(rows()[4]).toHaveAttribute('aria-rowindex', '6');
  expect(screen.getByText('10.000 baris')).toBeInTheDocument();
});

it('remembers columns by account', async () => {
  render(<Pages />);
  await userEvent.click(screen.getByRole('button', { name: 'Atur kolom' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Catatan' }));
  expect(Object.keys(window.localStorage)).toContain('widya:tabel:7:contoh');
});

jest.mock('./exports/save-blob.ts', () =>
  jest
    .requireActual<typeof import('@widya/testing/spied-module')>('@widya/testing/spied-module')
    .spiedModule(jest.requireActual<typeof saving>('./exports/save-blob.ts')),
);

/** jsdom's Blob has no `text()`. */
const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

it('exports the found rows, with the visible columns', async () => {
  const save = jest.spyOn(saving, 'saveBlob').mockImplementation(() => {});
  render(<Searched />);
  screen.getByRole('button', { name: 'Ekspor' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'CSV' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.any(Blob), 'daftar-kelas.csv'));
  const [file] = save.mock.calls[0] ?? [];
  const lines = (await textOf(file)).trim().split('\r\n');
  expect(lines[0]).toContain('Nama kelas;Tanggal dan waktu;Harga');
  expect(lines).toHaveLength(6);
});

it('shows loading and no matches differently', () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status', { name: 'Memuat' })).toBeInTheDocument();
  unmount();
  render(<FilteredToNothing />);
  expect(screen.getByText('Tidak ada yang cocok')).toBeInTheDocument();
});

it('prints every row of a long list, not only the visible ones', async () => {
  mockLayout();
  render(<TenThousandRows count={300} />);
  await waitFor(() => expect(rows().length).toBeLessThan(100));
  window.dispatchEvent(new Event('beforeprint'));
  expect(rows()).toHaveLength(300);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(rows().length).toBeLessThan(100));
});

it('announces the number of found rows once', async () => {
  const announced = jest.fn();
  const observer = new MutationObserver(() => announced(document.querySelector('[data-announcer]')?.textContent));
  render(<Pages />);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await userEvent.type(screen.getByRole('searchbox'), 'hukum 4');
  await waitFor(() => expect(document.querySelector('[data-announcer]')).toHaveTextContent('5 baris ditemukan'));
  observer.disconnect();
  expect(new Set(announced.mock.calls.flat().filter(Boolean))).toEqual(new Set(['5 baris ditemukan']));
});

it('makes rows compact and remembers it for this list', async () => {
  const { unmount } = render(<Pages />);
  const frame = () => screen.getByRole('table').parentElement;
  expect(frame()).toHaveAttribute('data-density', 'comfortable');
  await userEvent.click(screen.getByRole('button', { name: 'Baris rapat', pressed: false }));
  expect(frame()).toHaveAttribute('data-density', 'compact');
  unmount();
  render(<Pages />);
  expect(frame()).toHaveAttribute('data-density', 'compact');
  await userEvent.click(screen.getByRole('button', { name: 'Baris rapat', pressed: true }));
  expect(frame()).toHaveAttribute('data-density', 'comfortable');
});

const shownRows = () => screen.getAllByRole('row').length - 1;

it('uses the page size of compact rows unless one was chosen, also at the next visit (D239)', async () => {
  const { unmount } = render(<Pages />);
  expect(shownRows()).toBe(10);
  await userEvent.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await userEvent.click(screen.getByRole('button', { name: 'Baris rapat' }));
  expect(shownRows()).toBe(50);
  expect(screen.getByText('1–50 dari 64')).toBeInTheDocument();
  unmount();
  render(<Pages />);
  expect(shownRows()).toBe(50);
  await userEvent.click(screen.getByRole('button', { name: 'Baris rapat' }));
  expect(shownRows()).toBe(10);
});

it('keeps a chosen page size with compact rows (D239)', async () => {
  render(<Pages />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Baris per halaman' }), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Baris rapat' }));
  expect(shownRows()).toBe(5);
});
