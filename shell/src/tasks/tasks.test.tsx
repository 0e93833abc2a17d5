import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@widya/contract/tasks';
import { claimTaskEnd } from '@widya/remote-kit/task-ends';
import { errorAnswer, type FakeAnswers } from '../testing/fake-answers.ts';
import { endMessage } from './announce-end.ts';
import { IN_BROWSER, pageOf, RUNNING, storyTask, taskPage, UNDOABLE, WITH_RESULT } from './story-tasks.ts';
import { secondsLeft } from './task-card.tsx';
import * as stories from './tasks.stories.tsx';

const { Empty, LoadFailed, Several, Undoable, Badge, BesideList } = composeStories(stories);

const card = (name: string) => screen.findByRole('group', { name });

describe('the drawer', () => {
  it('says that there is nothing yet', async () => {
    await Empty.run();
    expect(await screen.findByText('Belum ada proses')).toBeInTheDocument();
  });

  it('shows why the list failed, with the request id, and loads it again', async () => {
    await LoadFailed.run();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Daftar proses tidak dapat dimuat');
    expect(alert).toHaveTextContent('01JCX8Q4S2');
    expect(within(alert).getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  });

  it('shows progress, reasons of failed items and possible actions of each task', async () => {
    await Several.run();
    const running = (await screen.findAllByRole('group', { name: 'Undang banyak pengguna' }))[0] as HTMLElement;
    expect(running).toHaveTextContent('120 dari 320');
    expect(await screen.findByText(/bukan surel: Alamat surel tidak lengkap/)).toBeInTheDocument();
    expect(screen.getByText(/Terjadi Kesalahan · ID permintaan 01JCX8Q4S9/)).toBeInTheDocument();
    expect(screen.getByText('dan 10 lainnya')).toBeInTheDocument();
    expect(screen.getByText('Hasil akhir gagal dibuat.')).toBeInTheDocument();
    expect(screen.getByText('Dikerjakan di peramban: biarkan halamannya terbuka.')).toBeInTheDocument();
    expect(within(await card('Unduh seluruh-pengguna.csv')).getByRole('button', { name: 'Unduh hasil' })).toBeEnabled();
    expect(within(await card('Terima 80 peserta')).getByRole('button', { name: 'Lanjutkan' })).toBeEnabled();
  });

  it('shows older tasks on request, until all are shown', async () => {
    const tasks = Array.from({ length: 45 }, (_, index) =>
      storyTask({ id: 45 - index, label: `Proses ${45 - index}` }),
    );
    const page = (number: number) => taskPage(tasks.slice((number - 1) * 20, number * 20), tasks.length);
    const answers = {
      'GET /v1/jobs': page(1),
      'GET /v1/jobs?page=2&per_page=20': page(2),
      'GET /v1/jobs?page=3&per_page=20': page(3),
    };
    await Several.run({ args: { ...Several.args, answers } });
    await card('Proses 26');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan lagi (25)' }));
    await card('Proses 25');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan lagi (5)' }));
    await card('Proses 1');
    await card('Proses 45');
    expect(screen.queryByRole('button', { name: /Tampilkan lagi/ })).toBeNull();
  });

  it('needs confirmation to cancel, and shows why it failed', async () => {
    await Several.run();
    const [running] = await screen.findAllByRole('group', { name: 'Undang banyak pengguna' });
    await userEvent.click(within(running as HTMLElement).getByRole('button', { name: 'Batalkan' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('200 butir yang tersisa tidak akan dikerjakan');
    await userEvent.click(within(question).getByRole('button', { name: 'Batalkan proses' }));
    expect(await screen.findByText('Proses ini sudah selesai')).toBeInTheDocument();
  });
});

describe('a task that can be undone (D232, D250)', () => {
  afterEach(() => void jest.useRealTimers());
  type Changing = Record<string, FakeAnswers[string]>;
  const REVERTING = storyTask({ id: 8, label: `Urungkan: ${UNDOABLE.label}` });
  const WORKING = { ...UNDOABLE, state: 'RUNNING' as const, remaining: 100, sent: 520, skipped: 0, undo_until: null };

  it('is undone from its row, once', async () => {
    const answers: Changing = { ...Undoable.args?.answers };
    await Undoable.run({ args: { ...Undoable.args, answers } });
    const row = await card(UNDOABLE.label);
    answers['GET /v1/jobs'] = taskPage([REVERTING, { ...UNDOABLE, undo_until: null }]);
    await userEvent.click(within(row).getByRole('button', { name: 'Urungkan' }));
    expect(await card(REVERTING.label)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  });

  it('is no longer offered in its row once its time is over', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const undo_until = new Date(Date.now() + 60_000).toISOString();
    const answers = { 'GET /v1/jobs': taskPage([{ ...UNDOABLE, undo_until }]) };
    await Undoable.run({ args: { ...Undoable.args, answers } });
    expect(await screen.findByRole('button', { name: 'Urungkan' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  });

  it('is undone from the toast at its end, which shows why it failed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const answers: Changing = { ...Undoable.args?.answers, 'GET /v1/jobs': taskPage([WORKING]) };
    answers['POST /v1/jobs/7/undo'] = errorAnswer(409, 'INVALID_TRANSITION', 'Proses ini tidak dapat diurungkan lagi');
    await Badge.run({ args: { ...Badge.args, answers } });
    expect(await screen.findByRole('button', { name: 'Pusat Proses, 1 proses berjalan' })).toBeInTheDocument();
    answers['GET /v1/jobs'] = taskPage([UNDOABLE]);
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    const undo = () => screen.findByRole('button', { name: 'Urungkan' });
    fireEvent.click(await undo());
    expect(await screen.findByText('Proses ini tidak dapat diurungkan lagi')).toBeInTheDocument();
    answers['POST /v1/jobs/7/undo'] = { body: { success: true, data: REVERTING } };
    answers['GET /v1/jobs'] = taskPage([REVERTING, { ...UNDOABLE, undo_until: null }]);
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('button', { name: 'Pusat Proses, 1 proses berjalan' })).toBeInTheDocument();
    answers['GET /v1/jobs'] = taskPage([{ ...REVERTING, state: 'DONE', sent: 617, skipped: 2, remaining: 0 }]);
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(await screen.findByText(`${REVERTING.label}: 617 berhasil, 2 dilewati`)).toBeInTheDocument();
  });
});

describe('the badge', () => {
  afterEach(() => void jest.useRealTimers());

  it('counts running tasks', async () => {
    await Badge.run();
    expect(await screen.findByRole('button', { name: 'Pusat Proses, 2 proses berjalan' })).toBeInTheDocument();
  });

  it('also counts running tasks that are older than the twenty newest', async () => {
    const answers = { 'GET /v1/jobs': taskPage([RUNNING, IN_BROWSER, WITH_RESULT], 60, 31) };
    await Badge.run({ args: { ...Badge.args, answers } });
    expect(await screen.findByRole('button', { name: 'Pusat Proses, 33 proses berjalan' })).toBeInTheDocument();
  });

  it('polls while a task is running, announces its end once, and then stops polling', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const answers = { 'GET /v1/jobs': taskPage([RUNNING]) } as Record<string, ReturnType<typeof pageOf>>;
    await Badge.run({ args: { ...Badge.args, answers } });
    expect(await screen.findByRole('button', { name: 'Pusat Proses, 1 proses berjalan' })).toBeInTheDocument();
    answers['GET /v1/jobs'] = taskPage([{ ...RUNNING, state: 'DONE', sent: 318, failed: 2, remaining: 0 }]);
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(await screen.findByText('Undang banyak pengguna: 318 berhasil, 2 gagal')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pusat Proses' })).toBeInTheDocument());
    answers['GET /v1/jobs'] = taskPage([RUNNING]);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('button', { name: 'Pusat Proses' })).toBeInTheDocument();
  });

  it('does not announce the end of a task that a screen has claimed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const release = claimTaskEnd(RUNNING.id);
    const answers = { 'GET /v1/jobs': taskPage([RUNNING]) } as Record<string, ReturnType<typeof pageOf>>;
    await Badge.run({ args: { ...Badge.args, answers } });
    expect(await screen.findByRole('button', { name: 'Pusat Proses, 1 proses berjalan' })).toBeInTheDocument();
    answers['GET /v1/jobs'] = taskPage([{ ...RUNNING, state: 'DONE', sent: 317, failed: 3, remaining: 0 }]);
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pusat Proses' })).toBeInTheDocument());
    expect(screen.queryByText(/317 berhasil/)).toBeNull();
    release();
  });
});

describe('an open list', () => {
  afterEach(() => void jest.useRealTimers());
  type Answers = Record<string, ReturnType<typeof pageOf>>;
  const DONE = { ...RUNNING, state: 'DONE' as const, sent: 320, remaining: 0, finished_at: '2026-11-20T02:10:00.000Z' };
  const open = async (tasks: readonly Task[]) => {
    jest.useFakeTimers({ advanceTimers: true });
    const answers: Answers = { 'GET /v1/jobs': taskPage([...tasks]), 'GET /v1/members': pageOf([], 3) };
    await BesideList.run({ args: { ...BesideList.args, answers } });
    expect(await screen.findByText('3 pengguna')).toBeInTheDocument();
    return answers;
  };

  it('shows what a task has changed within two seconds of its end, without a reload (D215)', async () => {
    const answers = await open([RUNNING]);
    expect(await screen.findByRole('button', { name: 'Pusat Proses, 1 proses berjalan' })).toBeInTheDocument();
    answers['GET /v1/members'] = pageOf([], 323);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    // The list is not reloaded yet, because the task is still running.
    expect(screen.getByText('3 pengguna')).toBeInTheDocument();
    answers['GET /v1/jobs'] = taskPage([DONE]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('323 pengguna')).toBeInTheDocument();
  });

  it('is polled as often after an hour', async () => {
    const answers = await open([RUNNING]);
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    answers['GET /v1/members'] = pageOf([], 323);
    answers['GET /v1/jobs'] = taskPage([DONE]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('323 pengguna')).toBeInTheDocument();
  });

  it('stays as it is when a task changed something else', async () => {
    const answers = await open([{ ...RUNNING, kind: 'document-archive' }]);
    answers['GET /v1/members'] = pageOf([], 323);
    answers['GET /v1/jobs'] = taskPage([{ ...DONE, kind: 'document-archive' }]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByRole('button', { name: 'Pusat Proses' })).toBeInTheDocument();
    expect(screen.getByText('3 pengguna')).toBeInTheDocument();
  });

  it('shows what a task of another tab has changed once its own tab gets the focus', async () => {
    const answers = await open([{ ...RUNNING, kind: 'document-archive' }]);
    expect(await screen.findByRole('button', { name: 'Pusat Proses, 1 proses berjalan' })).toBeInTheDocument();
    const archive = { ...DONE, kind: 'document-archive' };
    answers['GET /v1/jobs'] = taskPage([archive]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    answers['GET /v1/members'] = pageOf([], 323);
    answers['GET /v1/jobs'] = taskPage([{ ...DONE, id: 2 }, archive]);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('3 pengguna')).toBeInTheDocument();
    window.dispatchEvent(new Event('focus'));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('323 pengguna')).toBeInTheDocument();
  });
});

describe('texts of a task', () => {
  it('estimates the time left from the elapsed time', () => {
    const start = Date.parse(RUNNING.started_at ?? '');
    expect(secondsLeft(storyTask({ total: 100, remaining: 75 }), start + 25_000)).toBe(75);
    expect(secondsLeft(storyTask({ total: 100, remaining: 100 }), start + 25_000)).toBeNull();
  });

  it('ends with figures, or without any', () => {
    expect(endMessage(storyTask({ sent: 0, total: 0 }))).toBe('Undang banyak pengguna: selesai');
    expect(endMessage(storyTask({ sent: 3, skipped: 1 }))).toBe('Undang banyak pengguna: 3 berhasil, 1 dilewati');
  });
});
