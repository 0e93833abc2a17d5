import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { dragRow } from '@widya/design-system/testing/drag-row';
import * as stories from './merchandise.stories.tsx';

const { Active, Deleted, Empty, EmptyDeleted, FilteredEmpty, Failed, Forbidden } = composeStories(stories);
const { Editing, EditingElsewhere, EditingNothing, WritesFail, Conflict } = composeStories(stories);

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Daftar Kreasi' });
  return within((await within(table).findByText(name)).closest('tr') as HTMLElement);
};
const choose = (name: string, action: string) => chooseAction(`Tindakan untuk ${name}`, action);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Form = Awaited<ReturnType<typeof dialog>>;
const save = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Simpan' }));

describe('rows', () => {
  test('show the item, its price and where it is sold', async () => {
    render(<Active />);
    const book = await rowOf('Buku Tenun Contoh');
    book.getByText('Rp85.000');
    book.getByRole('img', { name: 'Foto Buku Tenun Contoh' });
    expect(book.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(book.getByText(/^Kumpulan motif/)).toHaveStyle({ maxWidth: '200px' });
    const card = await rowOf('Kartu Pos Contoh');
    card.getByText('Gratis');
    expect(card.queryByRole('img')).toBeNull();
    expect(card.queryByRole('link')).toBeNull();
  });

  test('offer activation only where it is claimed and not activated', async () => {
    render(<Active />);
    await choose('Kartu Pos Contoh', 'Aktivasi');
    await screen.findByText('Kreasi Kartu Pos Contoh diaktivasi');
    for (const name of ['Buku Tenun Contoh', 'Totebag Contoh']) {
      await userEvent.click(screen.getByRole('button', { name: `Tindakan untuk ${name}` }));
      await screen.findByRole('menuitem', { name: 'Sunting' });
      expect(screen.queryByRole('menuitem', { name: 'Aktivasi' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    }
  });
});

describe('deleting', () => {
  test('names the item, and can be undone', async () => {
    render(<Active />);
    await choose('Buku Tenun Contoh', 'Hapus');
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus kreasi?' }));
    question.getByText(/Buku Tenun Contoh/);
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Kreasi Buku Tenun Contoh dihapus');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Kreasi Buku Tenun Contoh dipulihkan');
  });

  test('shows the reason of a failure', async () => {
    render(<WritesFail />);
    await choose('Buku Tenun Contoh', 'Hapus');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await question.findByText('Kreasi ini sudah terhapus');
  });

  test('can be undone in the tab Terhapus', async () => {
    render(<Deleted />);
    await choose('Kalender Contoh', 'Pulihkan');
    await screen.findByText('Kreasi Kalender Contoh dipulihkan');
  });
});

describe('adding', () => {
  test('requires everything but further photos', async () => {
    render(<Active />);
    await userEvent.click(await screen.findByRole('button', { name: '+ Kreasi Baru' }));
    const form = await dialog('Tambah Kreasi');
    await save(form);
    await form.findByText('Mohon isi nama kreasi!');
    form.getByText('Mohon isi deskripsi kreasi!');
    form.getByText('Mohon isi harga kreasi!');
    form.getByText('Mohon isi link pembelian kreasi!');
    form.getByText('Mohon upload foto utama kreasi!');
    expect(form.getByLabelText('Nama')).toHaveFocus();
  });

  test('warns of an invalid link', async () => {
    render(<Active />);
    await userEvent.click(await screen.findByRole('button', { name: '+ Kreasi Baru' }));
    const form = await dialog('Tambah Kreasi');
    await userEvent.type(form.getByLabelText('Link pembelian'), 'toko sebelah');
    await form.findByText('Peringatan : Pastikan URL yang diketik valid');
  });
});

describe('editing', () => {
  test('shows the item, saves it, and confirms with a toast', async () => {
    render(<Editing />);
    const form = await dialog('Sunting Kreasi');
    expect(form.getByLabelText('Nama')).toHaveValue('Buku Tenun Contoh');
    expect(form.getByLabelText('Harga')).toHaveValue('85.000');
    await userEvent.type(form.getByLabelText('Nama'), ' Baru');
    await save(form);
    await screen.findByText('Kreasi berhasil diperbarui!');
  });

  test('opens an item that is not on the displayed page, and reports one that does not exist', async () => {
    const { unmount } = render(<EditingElsewhere />);
    expect(await screen.findByLabelText('Nama')).toHaveValue('Buku Tenun Contoh');
    unmount();
    render(<EditingNothing />);
    await screen.findByText('Kreasi tidak ditemukan');
  });

  test('shows a refusal at the field and loses no input', async () => {
    render(<WritesFail />);
    await choose('Buku Tenun Contoh', 'Sunting');
    const form = await dialog('Sunting Kreasi');
    await userEvent.clear(form.getByLabelText('Link pembelian'));
    await userEvent.type(form.getByLabelText('Link pembelian'), 'javascript:alert(1)');
    await save(form);
    await form.findByText('Tautan harus diawali https:// atau http://');
    expect(form.getByLabelText('Link pembelian')).toHaveValue('javascript:alert(1)');
  });

  test('shows both values of a conflict, and can keep the own one', async () => {
    render(<Conflict />);
    const form = await dialog('Sunting Kreasi');
    await userEvent.clear(form.getByLabelText('Harga'));
    await userEvent.type(form.getByLabelText('Harga'), '90000');
    await save(form);
    const question = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
    question.getByText(/^Bima Contoh menyimpan perubahan/);
    question.getByText('Rp90.000');
    question.getByText('Rp99.000');
    await userEvent.click(question.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Kreasi berhasil diperbarui!');
  });
});

test('two people who change different fields get no conflict dialog', async () => {
  render(<Conflict />);
  const form = await dialog('Sunting Kreasi');
  await userEvent.type(form.getByLabelText('Nama'), ' Baru');
  await save(form);
  await screen.findByText('Kreasi berhasil diperbarui!');
  expect(screen.queryByText('Data sudah diubah orang lain')).toBeNull();
});

describe('further photos', () => {
  const colours = (form: Form) =>
    within(form.getByRole('list', { name: 'Foto lainnya' }))
      .getAllByRole('img')
      .map((image) => /fill%3D%22(\w+)%22/.exec(image.getAttribute('src') ?? '')?.[1]);

  test('move with their buttons, and the focus goes with them', async () => {
    render(<Editing />);
    const form = await dialog('Sunting Kreasi');
    expect(colours(form)).toEqual(['tan', 'salmon', 'slateblue']);
    await userEvent.click(form.getByRole('button', { name: 'Pindah ke bawah: foto 1' }));
    expect(colours(form)).toEqual(['salmon', 'tan', 'slateblue']);
    expect(form.getByRole('button', { name: 'Pindah ke bawah: foto 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(colours(form)).toEqual(['salmon', 'slateblue', 'tan']);
    expect(form.getByRole('button', { name: 'Pindah ke atas: foto 3' })).toHaveFocus();
    expect(form.getByRole('button', { name: 'Pindah ke bawah: foto 3' })).toBeDisabled();
  });

  test('move by dragging', async () => {
    render(<Editing />);
    const form = await dialog('Sunting Kreasi');
    const [first, , last] = within(form.getByRole('list', { name: 'Foto lainnya' })).getAllByRole('listitem');
    if (!first || !last) throw new Error('The photos are missing');
    await dragRow(last, first);
    expect(colours(form)).toEqual(['slateblue', 'tan', 'salmon']);
  });

  test('can be removed', async () => {
    render(<Editing />);
    const form = await dialog('Sunting Kreasi');
    await userEvent.click(form.getByRole('button', { name: 'Hapus foto: foto 2' }));
    expect(colours(form)).toEqual(['tan', 'slateblue']);
  });
});

test('explains why there are no rows', async () => {
  const empty = render(<Empty />);
  await screen.findByText('Belum ada kreasi');
  empty.unmount();
  const deleted = render(<EmptyDeleted />);
  await screen.findByText('Tidak ada kreasi yang terhapus');
  deleted.unmount();
  const filtered = render(<FilteredEmpty />);
  await screen.findByText(/xyz/);
  filtered.unmount();
  const failed = render(<Failed />);
  await screen.findByText('Daftar kreasi tidak dapat dimuat');
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
