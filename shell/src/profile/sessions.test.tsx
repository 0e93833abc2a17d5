import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { installFakeApi } from '@widya/remote-kit/testing/fake-api';
import * as stories from './sessions.stories.tsx';
import { sessionsApi } from './story-sessions.ts';

const { Several, OnlyThis, Loading, Failed, EndFailed, AskingForAll, EndAllFailed } = composeStories(stories);

const devices = async () => (await screen.findAllByRole('listitem')).map((row) => within(row).getAllByText(/./)[0]);
const endButton = (name: RegExp | string) => screen.findByRole('button', { name });

describe('Perangkat & sesi', () => {
  it('lists devices, marks this one and does not offer to end it', async () => {
    await Several.run();
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/Chrome di Windows.*Sesi ini.*203\.0\.113\.24/);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(rows[1]).toHaveTextContent(/Masuk 20 Nov 2026, 19:40 WIBTerakhir dipakai 22 Nov 2026, 21:31 WIB/);
    expect(rows[2]).not.toHaveTextContent('Alamat jaringan');
  });

  it('signs one device out and lists the others', async () => {
    await Several.run();
    await userEvent.click(await endButton(/^Keluarkan Safari di iPhone/));
    expect(await screen.findByText('Safari di iPhone dikeluarkan')).toBeInTheDocument();
    expect(await devices()).toHaveLength(2);
  });

  it('asks before it signs all others out', async () => {
    await AskingForAll.run();
    const dialog = await screen.findByRole('alertdialog', { name: 'Keluarkan semua perangkat lain?' });
    expect(dialog).toHaveTextContent('2 sesi lain berakhir sekarang juga.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keluarkan' }));
    expect(await screen.findByText('Semua perangkat lain dikeluarkan')).toBeInTheDocument();
    expect(await screen.findByText('Tidak ada perangkat lain yang sedang masuk.')).toBeInTheDocument();
  });

  it('says that nothing else is signed in', async () => {
    await OnlyThis.run();
    expect(await screen.findByText('Tidak ada perangkat lain yang sedang masuk.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is busy while it loads', async () => {
    await Loading.run();
    expect(screen.getByRole('status', { name: 'Memuat sesi' })).toHaveAttribute('aria-busy', 'true');
  });

  it('says that loading failed, and loads again', async () => {
    await Failed.run();
    expect(await screen.findByText('Sesi tidak dapat dimuat')).toBeInTheDocument();
    const restore = installFakeApi(sessionsApi());
    await userEvent.click(await endButton('Coba lagi'));
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    restore();
  });

  it('says at the device why it could not be signed out', async () => {
    await EndFailed.run();
    const row = (await screen.findAllByRole('listitem'))[1] as HTMLElement;
    expect(await within(row).findByText('Sesi ini sudah berakhir')).toBeInTheDocument();
  });

  it('stays open when not all could be signed out', async () => {
    await EndAllFailed.run();
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('Terjadi Kesalahan')).toBeInTheDocument();
  });
});
