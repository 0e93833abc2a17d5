import { describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, type FakeAnswer, installFakeAnswers } from '../testing/fake-answers.ts';
import { ADMIN, INSTRUCTOR } from '../testing/people.ts';
import * as stories from './profile.stories.tsx';
import { PROFILE_PARTS } from './profile-parts.ts';

const { Admin, Instructor, Newcomer, EditDialog, Password } = composeStories(stories);

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const saved: FakeAnswer = { body: { success: true, affectedRows: 1, user: { ...ADMIN, name: 'Ratna Baru' } } };
const put = (answer: FakeAnswer) => ({ 'PUT /v1/admin': answer });

describe('/profile', () => {
  it.each(Object.values(PROFILE_PARTS))('has $label at #$anchor, where search and jump leads (D233)', async (part) => {
    await Admin.run();
    expect(screen.getByRole('region', { name: part.label })).toHaveAttribute('id', part.anchor);
  });
  it('saves what was changed', async () => {
    await Admin.run({ args: { ...Admin.args, answers: put(saved) } });
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await type('Nama', 'Ratna Baru');
    await save();
    expect(await screen.findByText('Profil berhasil diperbarui!')).toBeInTheDocument();
  });
  it('sends only what was changed, with the version it was read in (D203)', async () => {
    await Admin.run();
    const { calls, restore } = installFakeAnswers(put(saved));
    await type('Alamat', 'Jalan Baru 7');
    await save();
    await screen.findByText('Profil berhasil diperbarui!');
    restore();
    expect(calls).toEqual([{ route: 'PUT /v1/admin', body: { address: 'Jalan Baru 7', version: ADMIN.version } }]);
    expect(screen.getByLabelText('Nama')).toHaveValue('Ratna Baru');
  });
  it('shows a conflict before it overwrites changes of somebody else', async () => {
    const current = { ...ADMIN, name: 'Ratna Lain', version: 9 };
    const conflict = errorAnswer(409, 'VERSION_CONFLICT', 'Data sudah diubah');
    await Admin.run({
      args: { ...Admin.args, answers: put({ ...conflict, body: { ...(conflict.body as object), current } }) },
    });
    await type('Nama', 'Ratna Baru');
    await save();
    expect(await screen.findByText('Sekarang: Ratna Lain')).toBeInTheDocument();
    expect(screen.getByLabelText('Nama')).toHaveValue('Ratna Baru');
    const { calls, restore } = installFakeAnswers(put(saved));
    await save();
    await screen.findByText('Profil berhasil diperbarui!');
    restore();
    expect(calls).toEqual([{ route: 'PUT /v1/admin', body: { name: 'Ratna Baru', version: 9 } }]);
  });
  it('needs name and email', async () => {
    await Admin.run();
    await userEvent.clear(screen.getByLabelText('Nama'));
    await save();
    expect(screen.getByText('Mohon mengisi formulir dengan lengkap')).toBeInTheDocument();
    expect(screen.getByLabelText('Nama')).toHaveFocus();
  });
  it('says that an email is taken, and keeps it', async () => {
    await Admin.run({
      args: { ...Admin.args, answers: put(errorAnswer(409, 'DUPLICATE_ACCOUNT', 'Email Telah Terdaftar')) },
    });
    await type('Email', 'superadmin@widya.example');
    await save();
    expect(await screen.findByText('Email sudah pernah terdaftar di akun lain sebelumnya')).toBeInTheDocument();
    expect(screen.getByText('Email Telah Terdaftar')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('superadmin@widya.example');
  });
  it('discards changes', async () => {
    await Admin.run();
    await type('Nama', 'Lain');
    await userEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
    expect(screen.getByLabelText('Nama')).toHaveValue('Ratna Prameswari');
  });
  it('is read only for instructors, who can change their password', async () => {
    await Instructor.run();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(INSTRUCTOR.email)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ubah Kata Sandi' })).toBeInTheDocument();
  });
  it('shows a newcomer what to do', async () => {
    await Newcomer.run();
    expect(screen.getByText(/belum mendapat akses menu/)).toBeInTheDocument();
  });
});

describe('Sunting Profil', () => {
  it('saves email and name, and closes', async () => {
    const onClose = jest.fn();
    await EditDialog.run({ args: { ...EditDialog.args, answers: put(saved), onClose } });
    await type('Nama', 'Ratna Baru');
    await save();
    expect(await screen.findByText('Profil Berhasil Dirubah')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('stays open when saving fails', async () => {
    const onClose = jest.fn();
    await EditDialog.run({
      args: { ...EditDialog.args, answers: put(errorAnswer(422, 'VALIDATION', 'Nama terlalu panjang')), onClose },
    });
    await type('Nama', 'Ratna Baru');
    await save();
    expect(await screen.findByText('Nama terlalu panjang')).toBeInTheDocument();
    expect(screen.getByLabelText('Nama')).toHaveValue('Ratna Baru');
    expect(onClose).not.toHaveBeenCalled();
  });
  it('needs confirmation to close with unsaved input', async () => {
    const onClose = jest.fn();
    await EditDialog.run({ args: { ...EditDialog.args, onClose } });
    await type('Nama', 'Ratna Baru');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('Ubah Kata Sandi', () => {
  const fill = async (old: string, next: string, confirmation: string) => {
    if (old) await type('Kata sandi lama', old);
    if (next) await type('Kata sandi baru', next);
    if (confirmation) await type('Konfirmasi kata sandi baru', confirmation);
    await save();
  };
  const change = (answer: FakeAnswer, route = 'PUT /v1/admin/password') => ({ [route]: answer });

  it.each([
    ['', '', '', 'Harap isi kata sandi lama'],
    ['lama', '', '', 'Harap isi kata sandi baru'],
    ['lama', 'kata-baru', '', 'Harap isi konfirmasi kata sandi'],
    ['lama', 'kata-baru', 'lain', 'Konfirmasi kata sandi salah'],
  ])('%s / %s / %s: %s', async (old, next, confirmation, message) => {
    await Password.run();
    await screen.findByRole('dialog');
    await fill(old, next, confirmation);
    expect(screen.getByText(message)).toBeInTheDocument();
  });
  it('says that the old one is wrong', async () => {
    await Password.run({
      args: { ...Password.args, answers: change(errorAnswer(422, 'INVALID_PASSWORD', 'Kata sandi lama salah')) },
    });
    await fill('salah', 'kata-baru', 'kata-baru');
    expect(await screen.findByText('Kata sandi lama salah')).toBeInTheDocument();
  });
  it.each([
    [ADMIN, 'PUT /v1/admin/password'],
    [INSTRUCTOR, 'PUT /v1/instructor/password'],
  ])('saves and closes', async (user, route) => {
    const onClose = jest.fn();
    const answers = change({ body: { success: true, affectedRows: 1 } }, route);
    await Password.run({ args: { ...Password.args, user, answers, onClose } });
    await fill('lama', 'kata-baru', 'kata-baru');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.getAllByText('Password Berhasil Diperbaharui!').length).toBeGreaterThan(0);
  });
});
