import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClassPreviewInput } from '@widya/contract/site/preview';
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

/** What was sent to the participants' site, the latest last. */
const sent: ClassPreviewInput[] = [];

beforeEach(() => {
  sent.length = 0;
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(JSON.parse(String(new FormData(this).get('isi'))));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the page of the class', () => {
  test('is the one of the participants’ site, at its address, and runs no script', async () => {
    render(<Upcoming />);
    const frame = await screen.findByTitle('Halaman kelas');
    screen.getByText(/\/kelas\/MNA7Q2KD$/);
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ code: 'MNA7Q2KD', feedback: { reviews: [] } });
  });

  test('has its reviews and answers', async () => {
    render(<Reviewed />);
    await screen.findByTitle('Halaman kelas');
    expect(sent[0]?.feedback.reviews).toHaveLength(3);
  });

  test('is asked for again at another moment', async () => {
    render(<Upcoming />);
    await screen.findByTitle('Halaman kelas');
    await look('Sesudah selesai');
    expect(sent).toHaveLength(2);
    expect(Date.parse(sent[1]?.now ?? '')).toBeGreaterThan(Date.parse(sent[1]?.end_time ?? ''));
  });

  test('says that its buttons do nothing', async () => {
    render(<Upcoming />);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Halaman kelas');
    const inside = frame.contentDocument;
    if (inside) inside.body.innerHTML = '<a href="/daftar/MNA7Q2KD"><b>Daftar</b></a>';
    fireEvent.load(frame);
    const pressed = inside?.querySelector('b');
    expect(pressed && fireEvent.click(pressed)).toBe(false);
    await screen.findByText(UNAVAILABLE);
  });

  test('of a class that is over takes no registrations', async () => {
    render(<EndedWithoutRecording />);
    await screen.findByTitle('Halaman kelas');
    await open('Formulir pendaftaran');
    screen.getByText('Sudah selesai');
  });

  test('without its reviews says why, with another try', async () => {
    render(<ReviewsFailed />);
    await screen.findByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('shows what is typed and not saved', async () => {
    keepDraft(classDraftName(TEST_USER.id, 'MNA7Q2KD'), { ...valuesOf(classRecord()), name: 'Nama Belum Disimpan' });
    render(<Upcoming />);
    await screen.findByTitle('Halaman kelas');
    expect(sent[0]?.name).toBe('Nama Belum Disimpan');
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
    await screen.findByTitle('Halaman event');
    expect(sent[0]).toMatchObject({ kind: 'event', name: 'Gelar Wicara Penyunting' });
    screen.getByText(/\.example\/gelar-wicara-penyunting$/);
    screen.getByRole('link', { name: 'Kembali ke event' });
    await open('Formulir pendaftaran');
    screen.getByLabelText(/^Nama lengkap/);
  });

  test('that is not published takes no registrations', async () => {
    render(<DraftEvent />);
    await open('Formulir pendaftaran');
    screen.getByText('Pendaftaran belum dibuka');
  });

  test('that cannot be read is not taken for a class', async () => {
    render(<EventFailed />);
    await screen.findByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('that is none is looked for among the classes', async () => {
    render(<LowerCase />);
    await screen.findByTitle('Halaman kelas');
  });
});

test('a class that cannot be loaded says why; one that does not exist too', async () => {
  const { unmount } = render(<Failed />);
  await screen.findByText(/req-contoh-7f3a/);
  unmount();
  render(<Gone />);
  await screen.findByText('Kelas tidak ditemukan');
});
