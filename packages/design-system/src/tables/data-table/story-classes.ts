import type { ClassState } from '../../records/status/class.ts';

/** Invented classes for stories and tests. */
export interface DemoClass {
  code: string;
  name: string;
  topic: string;
  start: string | null;
  end: string | null;
  price: number;
  waiting: number;
  accepted: number;
  quota: number | null;
  note: string;
  todo: number;
  state: ClassState;
}

const row = (
  code: string,
  name: string,
  topic: string,
  day: string | null,
  hours: [number, number],
  price: number,
  [waiting, accepted, quota]: [number, number, number | null],
  note = '',
  todo = 0,
  state: ClassState = 'REGISTRATION',
): DemoClass => ({
  code,
  name,
  topic,
  start: day && `${day}T${String(hours[0] - 7).padStart(2, '0')}:00:00Z`,
  end: day && `${day}T${String(hours[1] - 7).padStart(2, '0')}:30:00Z`,
  price,
  waiting,
  accepted,
  quota,
  note,
  todo,
  state,
});

export const demoClasses: readonly DemoClass[] = [
  row(
    'MNA7Q2',
    'Menyunting Naskah Akademik',
    'Penyuntingan',
    '2026-11-24',
    [9, 11],
    150000,
    [18, 82, 100],
    'Konfirmasi ulang kepada pengajar pekan depan',
    2,
  ),
  row(
    'BPP4KD',
    'Bahasa Indonesia untuk Pelayanan Publik',
    'Kebahasaan',
    '2026-11-26',
    [13, 15],
    0,
    [312, 1204, null],
    '',
    1,
  ),
  row('PSP9HM', 'Penulisan Siaran Pers', 'Kehumasan', '2026-11-28', [9, 12], 250000, [6, 41, 60], 'Gelombang kedua'),
  row('PDH3XW', 'Penerjemahan Dokumen Hukum', 'Penerjemahan', '2026-12-01', [19, 21], 350000, [11, 27, 40], '', 3),
  row('BIPAWA', 'BIPA Dasar: Mengajar Penutur Asing', 'Pengajaran', null, [9, 10], 150000, [4, 319, null]),
  row(
    'RUP8CC',
    'Retorika untuk Pemimpin',
    'Komunikasi',
    '2026-12-09',
    [9, 16],
    500000,
    [0, 0, 30],
    'Menunggu anggaran',
    0,
    'HIDDEN',
  ),
];

/** The given number of invented classes. */
export function manyClasses(count: number): DemoClass[] {
  return Array.from({ length: count }, (_, index) => {
    const base = demoClasses[index % demoClasses.length] as DemoClass;
    return {
      ...base,
      code: `${base.code}${index}`,
      name: `${base.name} ${index + 1}`,
      price: base.price + (index % 7) * 10000,
    };
  });
}
