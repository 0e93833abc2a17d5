import { afterEach, describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './create-stream.stories.tsx';

const { Blank, CodeTaken, SavingFails } = composeStories(stories);

afterEach(() => localStorage.clear());

const INCOMPLETE = 'Mohon mengisi formulir dengan lengkap';
const save = () =>
  userEvent.click(within(screen.getByRole('region', { name: 'Simpan' })).getByRole('button', { name: 'Simpan' }));
const fill = async (label: string, text: string) => {
  const box = screen.getByLabelText(label);
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

describe('validation', () => {
  test('shows while an address is typed that it needs https', async () => {
    render(<Blank />);
    await userEvent.type(await screen.findByLabelText('Tautan Url'), 'http://');
    expect(screen.getByText('Tautan ini harus diawali https://')).toHaveAttribute('role', 'status');
    await userEvent.clear(screen.getByLabelText('Tautan Url'));
    await userEvent.type(screen.getByLabelText('Tautan Url'), 'https://video.widya.example/1');
    expect(screen.queryByText('Tautan ini harus diawali https://')).toBeNull();
  });

  test('shows missing fields in one banner that can be dismissed, and at the fields', async () => {
    render(<Blank />);
    await save();
    const banner = within((await screen.findByText(INCOMPLETE)).closest('[role="alert"]') as HTMLElement);
    screen.getByText('Judul perlu diisi');
    screen.getByText('Tautan perlu diisi');
    expect(screen.getByLabelText('Judul')).toHaveFocus();
    await userEvent.click(banner.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
  });

  test.each(['http://video.widya.example/1', 'javascript:alert(1)', 'siaran kami'])(
    'refuses the address %s',
    async (address) => {
      render(<Blank />);
      await fill('Judul', 'Siaran Uji');
      await fill('Tautan Url', address);
      await save();
      await screen.findByText('Tautan ini harus diawali https://');
      expect(screen.queryByText(INCOMPLETE)).toBeNull();
    },
  );

  test('warns of an invalid address while it is typed', async () => {
    render(<Blank />);
    screen.getByText(/^Pastikan URL valid/);
    await fill('Tautan Url', 'siaran kami');
    await screen.findByText('Peringatan : Pastikan URL yang diketik valid');
  });
});

test('saving leads back to the list and deletes the draft', async () => {
  render(<Blank />);
  expect(screen.getByLabelText('Judul')).toHaveAttribute('placeholder', 'Judul Streaming');
  await fill('Judul', 'Siaran Uji');
  await fill('Tautan Url', 'https://video.widya.example/1');
  await save();
  await screen.findByText('Siaran Langsung berhasil ditambahkan!');
  await screen.findByText('Halaman lain');
  expect(localStorage.getItem('widya:konsep:siaran:1:baru')).toBeNull();
});

describe('the end', () => {
  test('is preset, and can be chosen in steps of five minutes', async () => {
    render(<Blank />);
    const time = screen.getByLabelText<HTMLInputElement>('Waktu Siaran Berakhir');
    expect(Number(time.value.split(':')[1]) % 5).toBe(0);
    const date = screen.getByLabelText<HTMLInputElement>('Tanggal Siaran Berakhir').value;
    await userEvent.click(screen.getByRole('button', { name: 'Pilih waktu' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Pilih waktu' }));
    expect(within(picker.getByLabelText('Menit')).getAllByRole('option')).toHaveLength(12);
    await userEvent.selectOptions(picker.getByLabelText('Jam'), '23');
    await userEvent.selectOptions(picker.getByLabelText('Menit'), '55');
    await userEvent.click(picker.getByRole('button', { name: 'Simpan' }));
    expect(time).toHaveValue('23:55');
    expect(screen.getByLabelText('Tanggal Siaran Berakhir')).toHaveValue(date);
  });

  test('keeps its time when the picker is cancelled, and when another day is typed', async () => {
    render(<Blank />);
    const time = screen.getByLabelText<HTMLInputElement>('Waktu Siaran Berakhir').value;
    await userEvent.click(screen.getByRole('button', { name: 'Pilih waktu' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Pilih waktu' }));
    await userEvent.selectOptions(picker.getByLabelText('Jam'), time.startsWith('23') ? '01' : '23');
    await userEvent.click(picker.getByRole('button', { name: 'Batal' }));
    expect(screen.getByLabelText('Waktu Siaran Berakhir')).toHaveValue(time);
    await fill('Tanggal Siaran Berakhir', '24-11-2020');
    await userEvent.tab();
    expect(screen.getByLabelText('Tanggal Siaran Berakhir')).toHaveValue('24 Nov 2020');
    expect(screen.getByLabelText('Waktu Siaran Berakhir')).toHaveValue(time);
    await screen.findByText(/^Waktu berakhir ini sudah lewat/);
  });

  test('needs both a date and a time, or neither', async () => {
    render(<Blank />);
    await fill('Judul', 'Siaran Uji');
    await fill('Tautan Url', 'https://video.widya.example/1');
    await userEvent.clear(screen.getByLabelText('Waktu Siaran Berakhir'));
    await userEvent.tab();
    await save();
    await screen.findByText('Waktu perlu diisi bila tanggalnya diisi');
    await userEvent.clear(screen.getByLabelText('Tanggal Siaran Berakhir'));
    await userEvent.tab();
    await save();
    await screen.findByText('Siaran Langsung berhasil ditambahkan!');
  });
});

describe('a refusal', () => {
  test('is shown at its field and loses no input', async () => {
    render(<CodeTaken />);
    await fill('Kode', 'PAGI');
    await fill('Judul', 'Siaran Uji');
    await fill('Tautan Url', 'https://video.widya.example/1');
    await save();
    await screen.findByText('Kode sudah digunakan');
    expect(screen.getByLabelText('Kode')).toHaveValue('PAGI');
  });

  test('without a reason is shown with the request id', async () => {
    render(<SavingFails />);
    await fill('Judul', 'Siaran Uji');
    await fill('Tautan Url', 'https://video.widya.example/1');
    await save();
    await screen.findByText('Terjadi Kesalahan');
    screen.getByText(/req-contoh/);
    expect(screen.getByLabelText('Judul')).toHaveValue('Siaran Uji');
  });
});

describe('a draft', () => {
  test('is stored when the page is left, and offered at the next visit', async () => {
    const first = render(<Blank />);
    await fill('Judul', 'Konsep Uji');
    first.unmount();
    expect(localStorage.getItem('widya:konsep:siaran:1:baru')).toContain('Konsep Uji');
    render(<Blank />);
    await screen.findByText('Ada konsep yang belum disimpan');
    await userEvent.click(screen.getByRole('button', { name: 'Pulihkan' }));
    expect(screen.getByLabelText('Judul')).toHaveValue('Konsep Uji');
  });

  test('is deleted when the input is discarded', async () => {
    render(<Blank />);
    const { value } = screen.getByLabelText<HTMLInputElement>('Waktu Siaran Berakhir');
    await fill('Judul', 'Konsep Uji');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
    expect(screen.getByLabelText('Judul')).toHaveValue('');
    expect(screen.getByLabelText('Waktu Siaran Berakhir')).toHaveValue(value);
    expect(localStorage.getItem('widya:konsep:siaran:1:baru')).toBeNull();
  });
});

describe('the preview', () => {
  test('loads the player only after a click', async () => {
    render(<Blank />);
    screen.getByText(/^Isi tautan video/);
    await fill('Tautan Url', 'https://youtu.be/aqz-KE-bpKQ');
    expect(screen.queryByTitle('Pratinjau siaran')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Putar pratinjau' }));
    expect(screen.getByTitle('Pratinjau siaran')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    );
  });

  test('isolates the player in a sandbox of another origin (S19)', async () => {
    render(<Blank />);
    await fill('Tautan Url', 'https://youtu.be/aqz-KE-bpKQ');
    await userEvent.click(await screen.findByRole('button', { name: 'Putar pratinjau' }));
    const frame = screen.getByTitle('Pratinjau siaran');
    expect(frame).not.toHaveAttribute('srcdoc');
    // Scripts in a frame of the page's own origin could remove its sandbox.
    expect(new URL(frame.getAttribute('src') ?? '').origin).not.toBe(window.location.origin);
    expect((frame.getAttribute('sandbox') ?? '').split(' ').toSorted()).toEqual([
      'allow-popups',
      'allow-presentation',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });

  test('shows a link instead of a frame for any other site', async () => {
    render(<Blank />);
    await fill('Tautan Url', 'https://video.widya.example/1');
    expect(await screen.findByRole('link', { name: 'Buka tautan' })).toHaveAttribute(
      'href',
      'https://video.widya.example/1',
    );
  });
});
