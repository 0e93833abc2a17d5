import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as combobox from './combobox.stories.tsx';
import * as numbers from './number-input.stories.tsx';
import * as phone from './phone-input.stories.tsx';
import * as quota from './quota-input.stories.tsx';
import * as region from './region-input.stories.tsx';
import * as tags from './tags-input.stories.tsx';
import * as list from './text-list-input.stories.tsx';
import * as url from './url-input.stories.tsx';

describe('quota', () => {
  const { Limited } = composeStories(quota);
  it('remembers the number while it is without limit', async () => {
    render(<Limited />);
    const limitless = screen.getByRole('checkbox', { name: 'Tanpa batas' });
    await userEvent.click(limitless);
    expect(screen.getByLabelText('Kuota')).toBeDisabled();
    expect(screen.getByText('tanpa batas')).toBeInTheDocument();
    await userEvent.click(limitless);
    expect(screen.getByLabelText('Kuota')).toHaveValue('100');
  });
});

describe('numbers', () => {
  const { Plain, Percent, Duration, Order } = composeStories(numbers);
  it('formats with dots and ignores letters', async () => {
    render(<Plain />);
    await userEvent.type(screen.getByLabelText('Jumlah'), 'x5');
    expect(screen.getByLabelText('Jumlah')).toHaveValue('12.045');
  });
  it('a percentage is at most 100 and has a decimal comma', async () => {
    render(<Percent />);
    const box = screen.getByLabelText('Potongan');
    expect(box).toHaveValue('12,5');
    await userEvent.clear(box);
    await userEvent.type(box, '105');
    expect(box).toHaveValue('10');
  });
  it('a duration is minutes up to 99 and seconds up to 60', async () => {
    render(<Duration />);
    const seconds = screen.getByLabelText('Durasi, detik');
    await userEvent.clear(seconds);
    await userEvent.type(seconds, '75');
    expect(screen.getByText('307 detik')).toBeInTheDocument();
  });
  it('a position is changed by buttons and by number, within the list', async () => {
    render(<Order />);
    await userEvent.click(screen.getByRole('button', { name: 'Turunkan Bab Pendahuluan' }));
    const box = screen.getByLabelText('Urutan Bab Pendahuluan');
    expect(box).toHaveValue('3');
    await userEvent.clear(box);
    await userEvent.type(box, '99{Enter}');
    expect(box).toHaveValue('5');
    expect(screen.getByRole('button', { name: 'Turunkan Bab Pendahuluan' })).toBeDisabled();
  });
});

describe('addresses and phones', () => {
  it('warns about a doubtful address without refusing it', async () => {
    const { Good } = composeStories(url);
    render(<Good />);
    const box = screen.getByLabelText('Tautan streaming');
    expect(screen.getByRole('link', { name: 'Buka tautan di tab baru' })).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.clear(box);
    await userEvent.type(box, 'temu kelas');
    expect(screen.getByText('Peringatan : Pastikan URL yang diketik valid')).toBeInTheDocument();
    expect(box).toBeValid();
  });
  it('shows while typing that only https works (D230)', async () => {
    const { Insecure } = composeStories(url);
    render(<Insecure />);
    const box = screen.getByLabelText('Tautan streaming');
    expect(box).toHaveAccessibleDescription('Tautan ini harus diawali https://');
    await userEvent.clear(box);
    await userEvent.type(box, 'https://temu.contoh.example');
    expect(screen.queryByRole('status')).toBeNull();
  });
  it('stores phones in one form', async () => {
    const { Empty } = composeStories(phone);
    render(<Empty />);
    await userEvent.type(screen.getByLabelText('Ponsel'), '0812 3456 7890');
    await userEvent.tab();
    expect(screen.getByText('+6281234567890')).toBeInTheDocument();
    expect(screen.getByLabelText('Ponsel')).toHaveValue('0812-3456-7890');
  });
});

describe('tags', () => {
  const { Filled } = composeStories(tags);
  const box = () => screen.getByRole('textbox', { name: 'Penerima' });

  it.each(['{Enter}', ',', ';', '{Tab}'])('adds what is typed by %s', async (key) => {
    render(<Filled />);
    await userEvent.type(box(), `made@contoh.example${key}`);
    expect(screen.getByText('3 penerima')).toBeInTheDocument();
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it.each([
    ['commas', 'a@contoh.example, b@contoh.example'],
    ['semicolons', 'a@contoh.example;b@contoh.example;'],
    ['lines', 'a@contoh.example\r\nb@contoh.example\n'],
    ['cells of a table', 'a@contoh.example\tb@contoh.example'],
  ])('adds every address of a pasted list with %s', async (_, list) => {
    render(<Filled />);
    await userEvent.click(box());
    await userEvent.paste(list);
    expect(screen.getByText('4 penerima')).toBeInTheDocument();
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('adds the valid values of a pasted list, keeps the rest in the input and shows why (D209)', async () => {
    render(<Filled />);
    await userEvent.click(box());
    await userEvent.paste('made@contoh.example\nbukan surel\nsiti@contoh.example; ketut@contoh.example, wayan@');
    expect(screen.getByText('4 penerima')).toBeInTheDocument();
    await waitFor(() => expect(box()).toHaveValue('bukan surel, wayan@'));
    expect(box()).toHaveAccessibleDescription(/"bukan surel" bukan alamat surel. "wayan@" bukan alamat surel./);
    await userEvent.clear(box());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps a refused value while it is corrected, and adds no incomplete one', async () => {
    render(<Filled />);
    await userEvent.type(box(), 'wayan@{Enter}');
    expect(box()).toHaveValue('wayan@');
    await userEvent.type(box(), ', made@contoh.example');
    expect(screen.getByText('2 penerima')).toBeInTheDocument();
    await userEvent.type(box(), ',');
    expect(screen.getByText('3 penerima')).toBeInTheDocument();
    await waitFor(() => expect(box()).toHaveValue('wayan@'));
  });

  it('removes the last one by Backspace', async () => {
    render(<Filled />);
    await userEvent.type(box(), '{Backspace}{Backspace}');
    expect(screen.getByText('1 penerima')).toBeInTheDocument();
  });
});

describe('list of texts', () => {
  const { Two } = composeStories(list);
  it('adds and removes rows', async () => {
    render(<Two />);
    await userEvent.click(screen.getByRole('button', { name: 'Tambah tanggal' }));
    expect(screen.getByLabelText('Tanggal tertampil 3')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Tanggal tertampil 1' }));
    expect(screen.getByLabelText('Tanggal tertampil 1')).toHaveValue('Minggu, 22 November 2026');
  });
});

describe('combobox', () => {
  it('searches and chooses by keyboard', async () => {
    const { Empty } = composeStories(combobox);
    render(<Empty />);
    const box = screen.getByRole('combobox', { name: 'Pengajar' });
    // Types as fast as people do, because the library writes the text back shortly after each key.
    await userEvent.setup({ delay: 30 }).type(box, 'siti');
    await screen.findByRole('option', { name: /Siti Rahmawati/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('Terpilih: Siti Rahmawati')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus pilihan' }));
    expect(screen.getByText('Terpilih: —')).toBeInTheDocument();
  });
  it('searches on the server', async () => {
    const { FromServer } = composeStories(combobox);
    render(<FromServer />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Pengajar' }), 'rat');
    await userEvent.click(await screen.findByRole('option', { name: /Ratna/ }));
    expect(screen.getByText('Terpilih: Ratna Prameswari')).toBeInTheDocument();
  });
});

describe('region', () => {
  const { Filled } = composeStories(region);
  it('clears the city when the province changes', async () => {
    render(<Filled />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Provinsi' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bali' }));
    expect(screen.getByRole('combobox', { name: 'Kota/Kabupaten' })).toHaveValue('');
  });
});
