import { describe, expect, it } from '@jest/globals';
import { type Registrable, registrationSummary } from './registration-summary.ts';

const LINKS = { noun: 'Kelas', register: '/daftar/A', calendar: '/kelas/A.ics', others: '/kelas' };
const open: Registrable = {
  state: 'OPEN',
  price: 150_000,
  full_price: 200_000,
  quota: 100,
  places_left: 18,
  registration_opens: '2026-11-27T01:00:00.000Z',
  registration_closes: '2026-12-04T10:00:00.000Z',
  end_time: '2026-12-05T04:30:00.000Z',
  own_label: null,
};
const summaryOf = (change: Partial<Registrable>) => registrationSummary({ ...open, ...change }, LINKS);

describe('the summary of registration', () => {
  it.each([
    [{}, 'Rp150.000', 'Sisa 18 tempat', 'Daftar'],
    [{ state: 'FEW', places_left: 7 }, 'Rp150.000', 'Sisa 7 tempat', 'Daftar'],
    [{ price: 0, quota: null, places_left: null }, 'Gratis', 'Tanpa batas kuota', 'Daftar'],
    [{ state: 'FULL', places_left: 0 }, 'Kuota penuh', 'Daftar tunggu dibuka', 'Masuk daftar tunggu'],
    [{ state: 'NOT_YET' }, 'Dibuka 27 Nov 2026', 'pukul 08:00 WIB', 'Kalender'],
    [{ state: 'CLOSED' }, 'Pendaftaran ditutup', '4 Des 2026, 17:00 WIB', 'Kelas lain'],
    [{ state: 'OVER' }, 'Kelas selesai', '5 Des 2026', 'Kelas lain'],
    [{ state: 'OVER', own_label: 'TELAH BAYAR' }, 'Anda terdaftar', 'Lunas', 'Buka tiket'],
    [{ own_label: 'DALAM ANTREAN' }, 'Anda di daftar tunggu', 'Dalam daftar tunggu', 'Buka tiket'],
  ] as const)('in state %j', (change, title, note, label) => {
    const summary = summaryOf(change);
    expect([summary.title, summary.note, summary.action?.label]).toEqual([title, note, label]);
  });

  it('strike through only a price that was higher', () => {
    expect(summaryOf({}).struck).toBe('Rp200.000');
    expect(summaryOf({ full_price: 150_000 }).struck).toBeNull();
    expect(summaryOf({ state: 'FULL' }).struck).toBeNull();
  });
});
