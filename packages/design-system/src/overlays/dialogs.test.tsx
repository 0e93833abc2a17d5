import { describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as byName from './confirm-by-name-dialog.stories.tsx';
import * as confirm from './confirm-dialog.stories.tsx';
import * as conflict from './conflict-dialog.stories.tsx';
import * as dialog from './dialog.stories.tsx';
import * as drawer from './drawer.stories.tsx';
import * as leave from './leave-guard-dialog.stories.tsx';

describe('dialog', () => {
  const { OpenAndClose, Locked, TwoFields } = composeStories(dialog);
  it('moves the focus to its first control, and back when it closes', async () => {
    render(<OpenAndClose />);
    const opener = screen.getByRole('button', { name: 'Buka catatan' });
    await userEvent.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Catatan' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Catatan kelas')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
  it('does not move the focus away from a field in which somebody already types', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    await act(async () => void render(<TwoFields />));
    expect(frames).not.toHaveLength(0);
    act(() => screen.getByLabelText('Alasan').focus());
    act(() => {
      for (let callback = frames.shift(); callback; callback = frames.shift()) callback(0);
    });
    expect(screen.getByLabelText('Alasan')).toHaveFocus();
    jest.restoreAllMocks();
  });
  it('does not close while something is being saved', async () => {
    const onClose = jest.fn();
    render(<Locked onClose={onClose} />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('confirm', () => {
  const { Danger, Loading } = composeStories(confirm);
  it('starts on the harmless button when the action is dangerous', async () => {
    render(<Danger />);
    expect(screen.getByRole('alertdialog', { name: 'Tolak peserta' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus());
  });
  it('cannot be confirmed twice', async () => {
    const onConfirm = jest.fn();
    render(<Loading onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('confirm by name', () => {
  const { Plain } = composeStories(byName);
  it('enables confirmation once the name matches, ignoring case and spaces', async () => {
    const onConfirm = jest.fn();
    render(<Plain onConfirm={onConfirm} />);
    const button = screen.getByRole('button', { name: 'Hapus' });
    expect(button).toBeDisabled();
    const box = screen.getByLabelText('Ketik nama untuk melanjutkan');
    await userEvent.type(box, 'retorika  untuk');
    expect(button).toBeDisabled();
    await userEvent.type(box, ' pemimpin ');
    expect(button).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('conflict', () => {
  const { TwoFields } = composeStories(conflict);
  it('returns the fields for which the own values were chosen', async () => {
    const onResolve = jest.fn();
    render(<TwoFields onResolve={onResolve} />);
    expect(screen.getByText(/Ratna Prameswari menyimpan perubahan pada 20 Nov 2026, 09:41 WIB/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Rp175.000/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan pilihan' }));
    expect(onResolve).toHaveBeenCalledWith(['note']);
  });
});

describe('leave guard', () => {
  const { Asks } = composeStories(leave);
  it('offers to save, to discard and to stay; Escape stays', async () => {
    const stay = jest.fn();
    render(<Asks onStay={stay} />);
    for (const name of ['Simpan & keluar', 'Buang', 'Batal'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    expect(stay).toHaveBeenCalled();
  });
});

describe('drawer', () => {
  const { Record } = composeStories(drawer);
  it('is a dialog named after the record', async () => {
    const onClose = jest.fn();
    render(<Record onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Siti Rahmawati' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(onClose).toHaveBeenCalled();
  });
});
