import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { certificateCodeOf, typedCode } from './certificate-check.ts';
import * as stories from './certificate-page.stories.tsx';

const { Valid, Revoked, NotFound, TooMany, ServerError } = composeStories(stories);

describe('the verification page', () => {
  it('shows name, class, date, status and code', async () => {
    await Valid.run();
    expect(await screen.findByText('Sertifikat sah')).toBeInTheDocument();
    for (const text of ['Sekar Ayu Pramudita', 'Menyunting Naskah Akademik', /14 November 2026/, 'ABCDE-FGHJK'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says that a certificate was revoked', async () => {
    await Revoked.run();
    expect(await screen.findByText('Sertifikat dicabut')).toBeInTheDocument();
  });

  it('says that there is none, and takes another code', async () => {
    await NotFound.run();
    expect(await screen.findByText('Sertifikat tidak ditemukan')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Periksa kode lain'), 'ab');
    await userEvent.click(screen.getByRole('button', { name: 'Periksa' }));
    expect(screen.getByText('Kode terdiri atas 6 sampai 20 huruf dan angka')).toBeInTheDocument();
  });

  it('says why it could not look, and tries again', async () => {
    await TooMany.run();
    expect(await screen.findByText('Terlalu banyak permintaan. Coba lagi sebentar.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Sertifikat belum dapat diperiksa')).toBeInTheDocument();
  });

  it('keeps its words when the server fails', async () => {
    await ServerError.run();
    expect(await screen.findByText('Terjadi Kesalahan')).toBeInTheDocument();
  });
});

describe('codes', () => {
  it('are read from the address, and from what people type', () => {
    expect(certificateCodeOf('/sertifikat/ABCDE-FGHJK')).toBe('ABCDE-FGHJK');
    expect(certificateCodeOf('/sertifikat/ABCDEFGHJK/')).toBe('ABCDEFGHJK');
    for (const path of ['/sertifikat', '/sertifikat/a b', '/sertifikat/x/y', '/editor'])
      expect(certificateCodeOf(path)).toBeNull();
    expect(typedCode(' abcde-fghjk ')).toBe('ABCDEFGHJK');
    expect(typedCode('abc')).toBeNull();
  });
});
