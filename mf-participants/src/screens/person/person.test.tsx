import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { personApi } from '../../testing/person-api.ts';
import * as stories from './person.stories.tsx';

const { BeforeTheClass, Everything, Empty, Failed, Forbidden, Missing, OnePartFails, OfClasses, OfTransactions } =
  composeStories(stories);

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const headings = () =>
  screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]?.textContent);

describe('the page of a person (D235)', () => {
  test('shows every part, each leading to its own screen', async () => {
    render(<Everything />);
    await part('Aduan');
    expect(headings()).toEqual([
      'Pendaftaran',
      'Catatan',
      'Pembayaran',
      'Sertifikat',
      'Surel',
      'Tes',
      'Umpan balik',
      'Presensi',
      'Pertanyaan',
      'Aduan',
    ]);
    screen.getByRole('heading', { level: 1, name: 'Siti Contoh' });
    const registrations = await part('Pendaftaran');
    expect(registrations.getByRole('link', { name: 'Menulis Siaran Pers' })).toHaveAttribute(
      'href',
      '/editor/visitors/PSP9HMAA?peserta=30112',
    );
    registrations.getByText(/Kemajuan 40%/);
    expect(registrations.getByRole('link', { name: 'Gelar Wicara Penyunting' })).toHaveAttribute(
      'href',
      '/editor/dashboard/gelar-wicara-penyunting?q=%23512',
    );
    expect(registrations.queryByRole('button', { name: 'Tindakan untuk Gelar Wicara Penyunting' })).toBeNull();
    (await part('Catatan')).getByText('Belajar malam hari');
    const orders = await part('Pembayaran');
    expect(orders.getByRole('link', { name: 'Catat penyelesaian' })).toHaveAttribute(
      'href',
      '/transaction?tab=exceptions&order=12',
    );
    const certificates = await part('Sertifikat');
    certificates.getByText('PDF masih memakai nama Siti C.');
    expect(certificates.getAllByRole('link', { name: 'Terbitkan ulang' })[0]).toHaveAttribute(
      'href',
      '/editor/certificate/MNA7Q2KD?q=siti%40contoh.example',
    );
    const mails = await part('Surel');
    mails.getByText('Menunggu');
    expect(mails.getAllByRole('link', { name: 'Lihat surel' })[0]).toHaveAttribute(
      'href',
      '/editor/email?tab=log&surel=9',
    );
    (await part('Tes')).getByText(/Tes akhir · Nilai 87,5 · dinilai staf/);
    (await part('Umpan balik')).getByText(/IPK 3,83/);
    const questions = await part('Pertanyaan');
    questions.getByText('Belum dijawab');
    expect(questions.queryByText(/<p>/)).toBeNull();
    (await part('Aduan')).getByText('Sudah ditelepon');
  });

  test('sends the mail of a registration again', async () => {
    render(<Everything />);
    await part('Pendaftaran');
    await chooseAction('Tindakan untuk Menyunting Naskah Akademik', 'Kirim ulang surel');
    await userEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
    await screen.findByText('Pengiriman surel berhasil!');
  });

  test('moves a registration to another class', async () => {
    render(<BeforeTheClass />);
    await part('Pendaftaran');
    await chooseAction('Tindakan untuk Menyunting Naskah Akademik', 'Pindahkan ke kelas lain');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pindahkan ke kelas lain' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Kelas tujuan' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kebahasaan/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pindahkan' }));
    await screen.findByText(/dipindahkan ke Kebahasaan untuk Pelayanan Publik/);
  });

  test('shows an empty state in each part', async () => {
    render(<Empty />);
    (await part('Aduan')).getByText('Belum ada aduan');
    (await part('Pendaftaran')).getByText('Belum ada pendaftaran');
  });

  test('a failed part can be retried and does not affect the others', async () => {
    render(<OnePartFails />);
    const orders = await part('Pembayaran');
    await orders.findByText('Pembayaran tidak dapat dimuat');
    orders.getByRole('button', { name: 'Coba lagi' });
    orders.getByText(/req-contoh-7f3a/);
    (await part('Aduan')).getByText('Ruang Zoom penuh.');
  });

  test('leaves out the parts whose key the account lacks', async () => {
    const classes = render(<OfClasses />);
    await part('Pertanyaan');
    expect(headings()).not.toContain('Pembayaran');
    expect(screen.queryByRole('button', { name: 'Sunting' })).toBeNull();
    screen.getByText('Sekolah Contoh');
    classes.unmount();
    render(<OfTransactions />);
    await part('Pembayaran');
    expect(headings()).toEqual(['Pembayaran']);
    expect(screen.queryByText('Sekolah Contoh')).toBeNull();
  });

  test('requests each part only with its own key (D202)', async () => {
    const requested: string[] = [];
    const parts = Object.keys(personApi()).filter((route) => route.startsWith('GET /v1/member/:id/person/'));
    const answers = Object.fromEntries(
      parts.map((route) => [
        route,
        () => {
          requested.push(route.replace('GET /v1/member/:id/person/', ''));
          return { body: [] };
        },
      ]),
    );
    render(<OfTransactions answers={{ ...OfTransactions.args.answers, ...answers }} />);
    await (await part('Pembayaran')).findByText('Belum ada pesanan');
    expect(new Set(requested)).toEqual(new Set(['orders']));
  });

  test('edits the person with the key of users', async () => {
    render(<Everything />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sunting' }));
    await screen.findByRole('dialog', { name: 'Sunting Pengguna' });
  });

  test('shows why there is nothing to show', async () => {
    const missing = render(<Missing />);
    await screen.findByText('Orang ini tidak ditemukan');
    missing.unmount();
    const forbidden = render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
    forbidden.unmount();
    render(<Failed />);
    await screen.findByText('Data orang ini tidak dapat dimuat');
    screen.getByRole('button', { name: 'Coba lagi' });
  });
});
