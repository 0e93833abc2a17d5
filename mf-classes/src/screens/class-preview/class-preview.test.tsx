import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClassPreviewInput } from '@widya/contract/site/preview';
import { keepDraft } from '@widya/remote-kit/local-draft';
import { TEST_USER } from '@widya/remote-kit/testing';
import { valuesOf } from '../../features/class-form/class-values.ts';
import { classDraftName } from '../../features/class-form/draft-name.ts';
import { classRecord } from '../../testing/class-record.ts';
import * as stories from './class-preview.stories.tsx';

const { Upcoming, OfEvent, LowerCase, EventFailed, EndedWithRecording, Reviewed, ReviewsFailed, Failed, Gone } =
  composeStories(stories);

const UNAVAILABLE = 'Fitur ini tidak tersedia untuk halaman pratinjau.';

beforeEach(() => localStorage.clear());

const open = async (tab: string) => userEvent.click(await screen.findByRole('tab', { name: tab }));
const chooseMoment = (moment: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Waktu tampilan' }), moment);

/** Previews that were submitted to the participants' site, oldest first. */
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

  test('is requested again for another moment', async () => {
    render(<Upcoming />);
    await screen.findByTitle('Halaman kelas');
    await chooseMoment('Sesudah selesai');
    expect(sent).toHaveLength(2);
    expect(Date.parse(sent[1]?.now ?? '')).toBeGreaterThan(Date.parse(sent[1]?.end_time ?? ''));
  });

  test('shows a message when a button in it is pressed', async () => {
    render(<Upcoming />);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Halaman kelas');
    const inside = frame.contentDocument;
    if (inside) inside.body.innerHTML = '<a href="/daftar/MNA7Q2KD"><b>Daftar</b></a>';
    fireEvent.load(frame);
    const pressed = inside?.querySelector('b');
    expect(pressed && fireEvent.click(pressed)).toBe(false);
    await screen.findByText(UNAVAILABLE);
  });

  test('shows why its reviews cannot be loaded, with a retry', async () => {
    render(<ReviewsFailed />);
    await screen.findByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('shows unsaved input', async () => {
    keepDraft(classDraftName(TEST_USER.id, 'MNA7Q2KD'), { ...valuesOf(classRecord()), name: 'Nama Belum Disimpan' });
    render(<Upcoming />);
    await screen.findByTitle('Halaman kelas');
    expect(sent[0]?.name).toBe('Nama Belum Disimpan');
    screen.getByText('Menampilkan perubahan yang belum disimpan di komputer ini.');
  });
});

describe('the other pages of the class', () => {
  test('are rendered by the participants’ site at their addresses', async () => {
    render(<Upcoming />);
    await open('Formulir pendaftaran');
    await screen.findByTitle('Formulir pendaftaran');
    screen.getByText(/\/daftar\/MNA7Q2KD$/);
    expect(sent.at(-1)).toMatchObject({ kind: 'class', page: 'register', code: 'MNA7Q2KD', online_payment: true });
    await open('Halaman tiket');
    await screen.findByTitle('Halaman tiket');
    screen.getByText(/\/tiket\/…$/);
    expect(sent.at(-1)).toMatchObject({ page: 'ticket' });
    await open('Umpan balik');
    await screen.findByTitle('Umpan balik');
    screen.getByText(/\/umpan-balik\/…$/);
    expect(sent.at(-1)).toMatchObject({ page: 'feedback' });
  });

  test('show content for participants only, at the chosen moment', async () => {
    render(<EndedWithRecording />);
    await open('Halaman tiket');
    await chooseMoment('Sejam sebelumnya');
    const shown = sent.at(-1);
    expect(shown?.inside.recordings).toEqual([{ title: 'Rekaman bagian 1', url: 'https://video.example/1' }]);
    expect(Date.parse(shown?.start_time ?? '') - Date.parse(shown?.now ?? '')).toBe(3_600_000);
  });
});

describe('an event', () => {
  test('is shown at its address, with its registration form and ticket', async () => {
    render(<OfEvent />);
    await screen.findByTitle('Halaman event');
    expect(sent[0]).toMatchObject({ kind: 'event', name: 'Gelar Wicara Penyunting' });
    screen.getByText(/\.example\/gelar-wicara-penyunting$/);
    screen.getByRole('link', { name: 'Kembali ke event' });
    await open('Formulir pendaftaran');
    await screen.findByTitle('Formulir pendaftaran');
    expect(sent.at(-1)).toMatchObject({ kind: 'event', page: 'register' });
    screen.getByText(/\/gelar-wicara-penyunting\/register$/);
    await open('Halaman tiket');
    expect(sent.at(-1)).toMatchObject({ page: 'ticket', inside: { stream_type: expect.any(String) } });
    expect(screen.queryByRole('tab', { name: 'Umpan balik' })).toBeNull();
  });

  test('that cannot be loaded is not treated as a class', async () => {
    render(<EventFailed />);
    await screen.findByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('an unknown address is looked up as a class', async () => {
    render(<LowerCase />);
    await screen.findByTitle('Halaman kelas');
  });
});

test('shows why a class cannot be loaded, or that it does not exist', async () => {
  const { unmount } = render(<Failed />);
  await screen.findByText(/req-contoh-7f3a/);
  unmount();
  render(<Gone />);
  await screen.findByText('Kelas tidak ditemukan');
});
