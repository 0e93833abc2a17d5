import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { BATCH } from '../../testing/voucher-fixtures.ts';
import * as stories from './vouchers.stories.tsx';

const { Active, OneBatch, SelectionChanged, WritesFail } = composeStories(stories);

const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const bar = () => within(screen.getByRole('region', { name: 'Tindakan untuk baris terpilih' }));
const tickBoth = async () => {
  await tick(/HEMAT-10/);
  await tick(/K7QWN4XRPB/);
};
const remove = () => chooseAction('Tindakan lain untuk yang dipilih', 'Hapus');

describe('selected vouchers', () => {
  test('are deactivated after a preview that counts used ones, and activated again by Urungkan', async () => {
    render(<Active />);
    await tickBoth();
    await userEvent.click(bar().getByRole('button', { name: 'Nonaktifkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nonaktifkan voucher' }));
    dialog.getByText('2 voucher dipilih');
    await dialog.findByText('2 voucher akan dinonaktifkan');
    dialog.getByText('1 pernah dipakai; transaksi dan potongannya tetap.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Nonaktifkan 2 voucher' }));
    await screen.findByText('2 voucher dinonaktifkan');
    expect(screen.queryByRole('region', { name: 'Tindakan untuk baris terpilih' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('2 voucher diaktifkan');
  });

  test('are deleted except used ones, which the preview and the result report', async () => {
    render(<Active />);
    await tickBoth();
    await remove();
    const dialog = within(await screen.findByRole('dialog', { name: 'Hapus voucher' }));
    await dialog.findByText('1 voucher akan dihapus dan tidak dapat dikembalikan');
    dialog.getByText('1: Sudah dipakai, jadi tidak dihapus');
    await userEvent.click(await dialog.findByRole('button', { name: 'Hapus 1 voucher' }));
    await screen.findByText('1 voucher dihapus');
    screen.getByText('1: Sudah dipakai, jadi tidak dihapus');
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  });

  test('are counted again after a concurrent change, and stay selected', async () => {
    render(<SelectionChanged />);
    await tickBoth();
    await userEvent.click(bar().getByRole('button', { name: 'Nonaktifkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nonaktifkan voucher' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Nonaktifkan 2 voucher' }));
    await dialog.findByText('Pilihan ini sekarang berisi 3 voucher. Periksa kembali.');
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
    bar().getByText('2 dipilih');
  });

  test('are not changed without a preview, which can be retried', async () => {
    render(<WritesFail />);
    await tickBoth();
    await remove();
    const dialog = within(await screen.findByRole('dialog', { name: 'Hapus voucher' }));
    await dialog.findByText('Pratinjau tidak dapat dimuat');
    dialog.getByRole('button', { name: 'Coba lagi' });
    expect(dialog.getByRole('button', { name: 'Hapus 0 voucher' })).toBeDisabled();
  });

  test('no longer include one that was deleted individually', async () => {
    render(<Active />);
    await tickBoth();
    await chooseAction('Tindakan untuk Undangan Pembicara, K7QWN4XRPB', 'Hapus');
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus voucher?' }));
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Voucher K7QWN4XRPB dihapus');
    bar().getByText('1 dipilih');
  });

  test('are deselected when another filter is set', async () => {
    render(<Active />);
    await tick(/HEMAT-10/);
    await chooseAction('Tindakan untuk Undangan Pembicara, K7QWN4XRPB', 'Lihat batch ini');
    expect(await screen.findByText('1 voucher dapat dipakai')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Tindakan untuk baris terpilih' })).toBeNull();
  });
});

describe('a batch', () => {
  test('is a filter, labelled with its name, its time and its size', async () => {
    render(<Active />);
    await screen.findByText('HEMAT-10');
    await userEvent.click(screen.getByRole('button', { name: 'Batch' }));
    await userEvent.click(
      await screen.findByRole('option', { name: /^Undangan Pembicara · 1 Nov 2026.* · 3 voucher$/ }),
    );
    expect(await screen.findByText('1 voucher dapat dipakai')).toBeVisible();
    expect(screen.queryByText('HEMAT-10')).toBeNull();
  });

  test('is opened from the address', async () => {
    render(<OneBatch />);
    await screen.findByText('K7QWN4XRPB');
    expect(screen.queryByText('HEMAT-10')).toBeNull();
  });

  test('that is older than those the filter lists is found by a search, and named once it is chosen', async () => {
    const batches = Array.from({ length: 201 }, (_, index) => ({
      ...BATCH,
      batch_id: `angkatan-${index}`,
      name: `Mitra ${index}`,
    }));
    const find: FakeApi[string] = ({ query }) => {
      const [q, id] = [query.get('q'), query.get('batch_id')];
      const found = batches.filter(({ batch_id, name }) => (id === null || batch_id === id) && name.includes(q ?? ''));
      return { body: found.slice(0, 200) };
    };
    render(<Active answers={{ 'GET /v1/vouchers/batches': find }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Batch' }));
    await screen.findByRole('option', { name: /^Mitra 199 / });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari batch' }), 'Mitra 200');
    await userEvent.click(await screen.findByRole('option', { name: /^Mitra 200 / }));
    await screen.findByRole('button', { name: /^Batch.*Mitra 200 · 1 Nov 2026/ });
  });

  test('cannot be chosen when the choices fail to load, until they are loaded again', async () => {
    render(<WritesFail />);
    await userEvent.click(await screen.findByRole('button', { name: 'Batch' }));
    await screen.findByText('Pilihan tidak dapat dimuat');
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('can be opened right after it was created', async () => {
    const user = userEvent.setup();
    render(<Active />);
    await user.click(await screen.findByRole('button', { name: 'Tambah Baru' }));
    const form = within(await screen.findByRole('dialog', { name: 'Buat Voucer' }));
    await user.type(form.getByLabelText('Nama voucher'), 'Diskon Uji');
    await user.type(form.getByLabelText('Besaran diskon'), '10');
    await user.clear(form.getByLabelText('Jumlah'));
    await user.type(form.getByLabelText('Jumlah'), '3');
    await user.click(form.getByRole('button', { name: 'Buat' }));
    await user.click(await screen.findByRole('button', { name: 'Lihat batch ini' }));
    expect(await screen.findByText('1 voucher dapat dipakai')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
