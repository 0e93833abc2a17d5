import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './vouchers.stories.tsx';

const { Active, CodeTaken, CreateFails } = composeStories(stories);

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah Baru' }));
  return within(await screen.findByRole('dialog', { name: 'Buat Voucer' }));
};
type Form = Awaited<ReturnType<typeof openDialog>>;
const fill = async (form: Form) => {
  await userEvent.type(form.getByLabelText('Nama voucher'), 'Diskon Uji');
  await userEvent.type(form.getByLabelText('Besaran diskon'), '10');
};
const submit = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Buat' }));

describe('refusals', () => {
  test('are shown at their fields, for percent and amount', async () => {
    render(<Active />);
    const form = await openDialog();
    await submit(form);
    await form.findByText('Harap mengisi nama voucher');
    form.getByText('Harap mengisi angka di kolom besaran diskon');
    expect(form.getByLabelText('Nama voucher')).toHaveFocus();
    await userEvent.type(form.getByLabelText('Besaran diskon'), '101');
    await form.findByText('Harap mengisi angka diantara 1 - 100 di kolom diskon');
    await userEvent.click(form.getByRole('radio', { name: 'Nominal' }));
    await userEvent.type(form.getByLabelText('Besaran diskon'), '0');
    await submit(form);
    await form.findByText('Besaran diskon tidak boleh 0 atau negatif');
    await userEvent.clear(form.getByLabelText('Jumlah'));
    await form.findByText('Jumlah voucer tidak boleh 0 atau negatif');
    await userEvent.click(form.getByRole('radio', { name: 'Persen' }));
    expect(form.getByLabelText('Besaran diskon')).toHaveValue('101');
  });

  test('of the API are shown at their field and lose no input', async () => {
    render(<CodeTaken />);
    const form = await openDialog();
    await fill(form);
    await userEvent.type(form.getByLabelText(/^Kode/), 'hemat-10');
    await submit(form);
    await form.findByText('Kode voucer sudah digunakan');
    expect(form.getByLabelText(/^Kode/)).toHaveValue('HEMAT-10');
    expect(form.getByLabelText('Nama voucher')).toHaveValue('Diskon Uji');
  });

  test('without a message of the API show the general one', async () => {
    render(<CreateFails />);
    const form = await openDialog();
    await fill(form);
    await submit(form);
    await form.findByText('Kesalahan terjadi');
  });
});

describe('a custom code', () => {
  test('is in capitals and locks the count at 1; without it the count is restored', async () => {
    render(<Active />);
    const form = await openDialog();
    const count = form.getByLabelText('Jumlah');
    await userEvent.clear(count);
    await userEvent.type(count, '25');
    const code = form.getByLabelText(/^Kode/);
    await userEvent.type(code, 'hemat');
    expect(code).toHaveValue('HEMAT');
    expect(code).toHaveAttribute('maxlength', '20');
    expect(count).toHaveValue('1');
    expect(count).toBeDisabled();
    await userEvent.clear(code);
    expect(count).toHaveValue('25');
    expect(count).toBeEnabled();
  });

  test('can be edited in its middle', async () => {
    render(<Active />);
    const form = await openDialog();
    const code = form.getByLabelText<HTMLInputElement>(/^Kode/);
    await userEvent.type(code, 'HMAT');
    await userEvent.type(code, 'e', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(code).toHaveValue('HEMAT');
    expect(code.selectionStart).toBe(2);
  });
});

describe('created codes', () => {
  test('can be copied, printed and downloaded', async () => {
    const user = userEvent.setup();
    URL.createObjectURL = jest.fn(() => 'blob:uji');
    URL.revokeObjectURL = jest.fn();
    render(<Active />);
    const form = await openDialog();
    await fill(form);
    await user.clear(form.getByLabelText('Jumlah'));
    await user.type(form.getByLabelText('Jumlah'), '3');
    await submit(form);
    await screen.findByText('Voucher baru berhasil ditambahkan!');
    const codes = within(await screen.findByRole('dialog', { name: 'Kode voucher' }));
    codes.getByText(/^3 kode untuk Diskon Uji/);
    expect(codes.getByLabelText('Kode')).toHaveValue('KODE000001\nKODE000002\nKODE000003');
    await user.click(codes.getByRole('button', { name: 'Salin semua' }));
    expect(await navigator.clipboard.readText()).toBe('KODE000001\nKODE000002\nKODE000003');
    await user.click(codes.getByRole('button', { name: 'Unduh CSV' }));
    await screen.findByText('data-voucher.csv terunduh');
    const print = jest.fn();
    jest
      .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
      .mockReturnValue(Object.assign(new EventTarget(), { focus: () => {}, print }) as unknown as Window);
    await user.click(codes.getByRole('button', { name: 'Cetak' }));
    expect(print).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    const sheet = document.querySelector<HTMLIFrameElement>('iframe[title="Diskon Uji"]');
    expect([...(sheet?.contentDocument?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
      'KODE000001',
      'KODE000002',
      'KODE000003',
    ]);
    sheet?.remove();
    await user.click(codes.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
