import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { GUESSED_SITE_USER } from '@widya/remote-kit/testing';
import * as stories from './event-dashboard.stories.tsx';

const {
  Open,
  NotOpen,
  Closed,
  Live,
  Finished,
  Free,
  ClassCode,
  NobodyRegistered,
  NoRegistrationData,
  MetricsFail,
  RegistrationsFail,
  FullHouse,
  SeveralSessions,
  OneOfSeveral,
  NoTicket,
  Failed,
  Forbidden,
  Gone,
} = composeStories(stories);

// jsdom does not implement `scrollIntoView`.
const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

const DETAIL = '/editor/detail/gelar-wicara-penyunting';
const title = () => screen.findByRole('heading', { level: 1, name: 'Gelar Wicara Penyunting' });
const metrics = async () => within(await screen.findByRole('region', { name: 'Pendaftar dan tayangan' }));
const people = () => screen.findByRole('table', { name: 'Pendaftar event ini' });
const actionsOf = (name: string) => `Tindakan untuk ${name}`;

describe('the header', () => {
  test('shows state, time left and the public address with copy and open', async () => {
    render(<Open />);
    await title();
    screen.getByText('Pendaftaran dibuka');
    screen.getByRole('timer');
    const address = within(screen.getByRole('group', { name: 'Alamat pendaftaran' }));
    address.getByText(/\/gelar-wicara-penyunting\/register$/);
    expect(address.getByRole('link', { name: 'Buka halaman pendaftaran' })).toHaveAttribute('target', '_blank');
    const writeText = jest.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    fireEvent.click(address.getByRole('button', { name: 'Salin alamat' }));
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/gelar-wicara-penyunting\/register$/));
    await address.findByRole('button', { name: 'Tersalin' });
    await waitFor(() => expect(address.queryByRole('button', { name: 'Salin alamat' })).not.toBeNull());
    expect(screen.queryByRole('link', { name: 'Atur pendaftaran' })).toBeNull();
  });

  test.each([
    ['not open yet', NotOpen, 'Pendaftaran belum dibuka'],
    ['closed', Closed, 'Pendaftaran sedang ditutup'],
  ])('warns while registration is %s, and leads to the form', async (_, Story, badge) => {
    render(<Story />);
    await title();
    screen.getByText(badge);
    screen.getByText(new RegExp(`^${badge}, sehingga`));
    expect(screen.getByRole('link', { name: 'Atur pendaftaran' })).toHaveAttribute('href', DETAIL);
  });

  test('shows that it runs, and that it is over', async () => {
    const { unmount } = render(<Live />);
    await screen.findByText('Event sedang berlangsung.');
    screen.getByText('Live');
    unmount();
    render(<Finished />);
    await screen.findByText('Event telah selesai.');
    screen.getByText('Event telah selesai');
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('the figures', () => {
  test('count registrants against the quota, views and check-ins, with the seven days as a table', async () => {
    render(<Open />);
    const shown = await metrics();
    await shown.findByText('121/200');
    shown.getByText('1.284');
    expect(shown.getByRole('link', { name: '24, Lihat pendaftar: menunggu pembayaran' })).toHaveAttribute(
      'href',
      expect.stringContaining('status=WAITING'),
    );
    const chart = within(shown.getByRole('table'));
    expect(chart.getAllByRole('row')).toHaveLength(8);
    for (const name of ['Tayangan', 'Pendaftaran', 'Diterima']) chart.getByRole('columnheader', { name });
    shown.getByText(/^Diperbarui/);
  });

  test('show no quota of a free event', async () => {
    render(<Free />);
    const shown = await metrics();
    await shown.findByText('121');
    expect(shown.queryByText('121/200')).toBeNull();
  });

  test('fail without affecting the rest of the page', async () => {
    render(<MetricsFail />);
    await screen.findByText('Angka pendaftar dan tayangan tidak dapat dimuat');
    await people();
  });
});

describe('registrants', () => {
  test('are listed with state and reason, and filtered by a figure', async () => {
    render(<Open />);
    const table = within(await people());
    table.getByText('MENUNGGU PEMBAYARAN');
    table.getByText('Bukti pembayaran tidak terbaca');
    await userEvent.click(await screen.findByRole('link', { name: '24, Lihat pendaftar: menunggu pembayaran' }));
    await waitFor(() => expect(screen.queryByText('Galih Contoh Saputra')).toBeNull());
    expect(scrolled).toHaveBeenCalled();
    screen.getByText('Danu Contoh Wijaya');
  });

  test('are accepted after a confirmation', async () => {
    render(<Open />);
    await people();
    await chooseAction(actionsOf('Danu Contoh Wijaya'), 'Terima');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Terima' }));
    await screen.findByText('Pendaftaran Danu Contoh Wijaya diterima');
    await waitFor(() => expect(screen.queryByText('MENUNGGU PEMBAYARAN')).toBeNull());
  });

  test('are checked in, and the check-in can be undone', async () => {
    render(<Open />);
    const table = within(await people());
    await chooseAction(actionsOf('Galih Contoh Saputra'), 'Tandai hadir');
    await screen.findByText('Galih Contoh Saputra ditandai hadir');
    await table.findByText(/^Hadir sejak/);
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(table.queryByText(/^Hadir sejak/)).toBeNull());
  });

  test('are checked in together when selected, except those without a seat', async () => {
    render(<Open />);
    await people();
    for (const name of ['Danu Contoh Wijaya', 'Galih Contoh Saputra'])
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(screen.getByRole('button', { name: 'Tandai hadir' }));
    await screen.findByText('1 pendaftar ditandai hadir');
    screen.getByText('1 dilewati karena belum diterima');
    expect(screen.queryByRole('button', { name: 'Tandai tidak hadir' })).toBeNull();
  });

  test.each(['Terima', 'Tolak'])('warn before %s of an unconfigured address of links (D216)', async (action) => {
    render(<Open user={GUESSED_SITE_USER} />);
    await people();
    await chooseAction(actionsOf('Danu Contoh Wijaya'), action);
    await screen.findByText(/Tautan yang dikirim dimulai dengan http:\/\/localhost:8080/);
  });

  test('are rejected only with a reason', async () => {
    render(<Open />);
    await people();
    await chooseAction(actionsOf('Danu Contoh Wijaya'), 'Tolak');
    const dialog = within(await screen.findByRole('dialog', { name: /^Tolak pendaftaran/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
    await dialog.findByText('Harap mengisi alasan penolakan');
    await userEvent.type(dialog.getByLabelText('Alasan penolakan'), 'Data belum lengkap');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
    await screen.findByText('Pendaftaran Danu Contoh Wijaya ditolak');
    await screen.findByText('Data belum lengkap');
  });

  test('stay unchanged when there is no free seat, and the dialog shows why', async () => {
    render(<FullHouse />);
    await people();
    await chooseAction(actionsOf('Laksmi Contoh Maheswari'), 'Terima');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Terima' }));
    await dialog.findByText('Kuota sudah penuh');
  });

  test('show that there are none, that they are not found, or that they cannot be loaded', async () => {
    const nobody = render(<NobodyRegistered />);
    await screen.findByText('Belum ada pendaftar');
    nobody.unmount();
    const missing = render(<NoRegistrationData />);
    await screen.findByText('Data Pendaftaran tidak ditemukan');
    missing.unmount();
    render(<RegistrationsFail />);
    await screen.findByText('Daftar pendaftar tidak dapat dimuat');
    await (await metrics()).findByText('1.284');
  });
});

describe('an event with several sessions', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  test('shows all of them: the total, the figures of each, and whose session it is', async () => {
    render(<SeveralSessions />);
    const shown = await metrics();
    await shown.findByText('121/250');
    const second = within(await screen.findByRole('region', { name: 'Hari kedua' }));
    second.getByText('47/50');
    expect(second.getByRole('link', { name: '10, Lihat pendaftar Hari kedua: menunggu pembayaran' })).toHaveAttribute(
      'href',
      expect.stringContaining('sesi=32&status=WAITING'),
    );
    const table = within(await people());
    const row = within(table.getByText('Wulan Contoh Lestari').closest('tr') as HTMLElement);
    row.getByText('Hari kedua');
    table.getByText('Danu Contoh Wijaya');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('shows one of them alone, by the tab or its figures', async () => {
    render(<SeveralSessions />);
    await people();
    await userEvent.click(tab('Hari kedua'));
    // The people of both sessions stay until those of the chosen session have loaded, maybe in a table of their own.
    await waitFor(() => expect(screen.queryByText('Danu Contoh Wijaya')).toBeNull());
    const table = within(await people());
    await table.findByText('Wulan Contoh Lestari');
    await (await metrics()).findByText('47/50');
    expect(screen.queryByRole('region', { name: 'Per sesi' })).toBeNull();
    await userEvent.click(tab('Semua sesi'));
    await userEvent.click(
      await screen.findByRole('link', { name: '14, Lihat pendaftar Hari pertama: menunggu pembayaran' }),
    );
    await waitFor(() => expect(tab('Hari pertama')).toHaveAttribute('aria-selected', 'true'));
    await screen.findByText('Danu Contoh Wijaya');
    expect(screen.queryByText('Galih Contoh Saputra')).toBeNull();
  });

  test('keeps the choice in the address', async () => {
    render(<OneOfSeveral />);
    await people();
    expect(tab('Hari kedua')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findAllByRole('checkbox')).not.toHaveLength(0);
  });
});

describe('new links to tickets', () => {
  const send = async (name: string) => {
    await people();
    await chooseAction(actionsOf(name), 'Kirim tautan tiket baru');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Kirim tautan tiket baru?' }));
    dialog.getByText(/semua sesi event ini dikirim ke/);
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim tautan baru' }));
    return dialog;
  };

  test('are sent after a confirmation', async () => {
    render(<Open />);
    await send('Danu Contoh Wijaya');
    await screen.findByText('Tautan tiket baru dikirim ke tamu1@contoh.example');
  });

  test('are refused with the reason where there is no ticket', async () => {
    render(<NoTicket />);
    await (await send('Danu Contoh Wijaya')).findByText('Pendaftaran ini tidak memiliki tiket');
  });
});

describe('the address', () => {
  test('of a class shows the dashboard of that class', async () => {
    render(<ClassCode />);
    await screen.findByRole('heading', { level: 1, name: 'Menyunting Naskah Akademik' });
    screen.getByText(/\/daftar\/MNA7Q2KD$/);
    expect(screen.getByRole('link', { name: 'Sunting' })).toHaveAttribute('href', '/editor/classDetail/MNA7Q2KD');
  });

  test('redirects without access', async () => {
    render(<Forbidden />);
    await screen.findByText('Halaman lain');
  });

  test('shows why an event cannot be loaded, and that an address is unknown', async () => {
    const failed = render(<Failed />);
    await screen.findByText('Event tidak dapat dimuat');
    screen.getByText(/req-contoh-7f3a/);
    failed.unmount();
    render(<Gone />);
    await screen.findByText('Event tidak ditemukan');
  });
});
