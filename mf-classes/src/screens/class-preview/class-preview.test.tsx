import { beforeEach, describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDraft } from '@widya/remote-kit/local-draft';
import { TEST_USER } from '@widya/remote-kit/testing';
import { valuesOf } from '../../features/class-form/class-values.ts';
import { classDraftName } from '../../features/class-form/draft-name.ts';
import { classRecord } from '../../testing/class-record.ts';
import * as stories from './class-preview.stories.tsx';

const {
  Upcoming,
  OfEvent,
  DraftEvent,
  LowerCase,
  EventFailed,
  EndedWithoutRecording,
  EndedWithRecording,
  Reviewed,
  ReviewsFailed,
  Failed,
  Gone,
} = composeStories(stories);

const UNAVAILABLE = 'Fitur ini tidak tersedia untuk halaman pratinjau.';

beforeEach(() => localStorage.clear());

const open = async (tab: string) => userEvent.click(await screen.findByRole('tab', { name: tab }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const look = (moment: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Waktu tampilan' }), moment);

describe('the page of the class', () => {
  test('stands at its address, and its buttons only say that they do nothing', async () => {
    render(<Upcoming />);
    await screen.findByText(/\/kelas\/MNA7Q2KD$/);
    await screen.findByText('Belum ada ulasan.');
    await press('Daftar');
    await screen.findByText(UNAVAILABLE);
  });

  test('shows the first two reviews and questions until all are asked for', async () => {
    render(<Reviewed />);
    const reviews = within(await screen.findByRole('list', { name: 'Ulasan' }));
    const questions = within(screen.getByRole('list', { name: 'Pertanyaan dan jawaban' }));
    screen.getByText('3,85 dari 4 · 41 penilaian');
    expect([reviews, questions].map((list) => list.getAllByRole('listitem').length)).toEqual([2, 2]);
    const [long, short] = reviews.getAllByRole('listitem');
    expect(long).toHaveAttribute('data-wide');
    expect(short).not.toHaveAttribute('data-wide');
    reviews.getByText('13 Jan 2026, 09:00 WIB');
    await press('Tampilkan Semua Ulasan');
    expect([reviews, questions].map((list) => list.getAllByRole('listitem').length)).toEqual([3, 3]);
    expect(screen.queryByRole('button', { name: 'Tampilkan Semua Ulasan' })).toBeNull();
  });

  test('of a class that is over takes no registrations', async () => {
    render(<EndedWithoutRecording />);
    expect(await screen.findByRole('button', { name: 'Sudah selesai' })).toBeDisabled();
    await open('Formulir pendaftaran');
    screen.getByText('Sudah selesai');
  });

  test('without its reviews says why, with another try', async () => {
    render(<ReviewsFailed />);
    await screen.findByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
    screen.getByRole('button', { name: 'Daftar' });
  });

  test('shows what is typed and not saved', async () => {
    keepDraft(classDraftName(TEST_USER.id, 'MNA7Q2KD'), { ...valuesOf(classRecord()), name: 'Nama Belum Disimpan' });
    render(<Upcoming />);
    await screen.findByRole('heading', { level: 2, name: 'Nama Belum Disimpan' });
    screen.getByText('Menampilkan perubahan yang belum disimpan di komputer ini.');
  });
});

describe('the registration form', () => {
  test('can be typed into and sends nothing', async () => {
    render(<Upcoming />);
    await open('Formulir pendaftaran');
    screen.getByText(/\/daftar\/MNA7Q2KD$/);
    await userEvent.type(screen.getByLabelText(/^Nama lengkap/), 'Peserta Contoh');
    await press('Daftar dan bayar');
    await screen.findByText(UNAVAILABLE);
  });
});

describe('the ticket', () => {
  test('opens the stream two hours before the start', async () => {
    render(<Upcoming />);
    await open('Halaman tiket');
    screen.getByText(/\/tiket\/…$/);
    await look('Sehari sebelumnya');
    expect(screen.getByRole('button', { name: 'Tombol ini akan aktif 2 jam sebelum acara dimulai.' })).toBeDisabled();
    await look('Sejam sebelumnya');
    await press('Gabung kelas');
    await screen.findByText(UNAVAILABLE);
  });

  test('after the end has the recording, or says that there is none', async () => {
    const { unmount } = render(<EndedWithRecording />);
    await open('Halaman tiket');
    await press('Rekaman bagian 1');
    await screen.findByText(UNAVAILABLE);
    unmount();
    render(<EndedWithoutRecording />);
    await open('Halaman tiket');
    expect(screen.getByRole('button', { name: 'Rekaman belum tersedia' })).toBeDisabled();
  });

  test('asks for feedback after the end: six ratings, then the thanks', async () => {
    render(<Upcoming />);
    await open('Halaman tiket');
    expect(screen.queryByRole('form', { name: 'Isi umpan balik' })).toBeNull();
    await look('Sesudah selesai');
    const form = within(screen.getByRole('form', { name: 'Isi umpan balik' }));
    form.getByLabelText(/^Pertanyaan/);
    await press('Kirim umpan balik');
    form.getByText('Harap Isi Topik sesuai');
    for (const group of form.getAllByRole('radiogroup')) await userEvent.click(within(group).getByLabelText('5'));
    await press('Kirim umpan balik');
    await screen.findByText(/^Terima kasih untuk umpan balik yang telah dikirim\./);
    expect(screen.getAllByText(UNAVAILABLE).length).toBeGreaterThan(0);
  });

  test('takes no question after its deadline', async () => {
    render(<EndedWithoutRecording />);
    await open('Halaman tiket');
    expect(within(screen.getByRole('form')).queryByLabelText(/^Pertanyaan/)).toBeNull();
  });
});

describe('an event', () => {
  test('is shown at its address, with what visitors are asked', async () => {
    render(<OfEvent />);
    await screen.findByRole('heading', { level: 2, name: 'Gelar Wicara Penyunting' });
    screen.getByText(/\.example\/gelar-wicara-penyunting$/);
    screen.getByRole('link', { name: 'Kembali ke event' });
    screen.getByText('Pembicara');
    await open('Formulir pendaftaran');
    screen.getByLabelText(/^Nama lengkap/);
  });

  test('that is not published takes no registrations', async () => {
    render(<DraftEvent />);
    expect(await screen.findByRole('button', { name: 'Pendaftaran belum dibuka' })).toBeDisabled();
  });

  test('that cannot be read is not taken for a class', async () => {
    render(<EventFailed />);
    await screen.findByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('that is none is looked for among the classes', async () => {
    render(<LowerCase />);
    await screen.findByText('Belum ada ulasan.');
  });
});

test('a class that cannot be loaded says why; one that does not exist too', async () => {
  const { unmount } = render(<Failed />);
  await screen.findByText(/req-contoh-7f3a/);
  unmount();
  render(<Gone />);
  await screen.findByText('Kelas tidak ditemukan');
});
