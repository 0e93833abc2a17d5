import { EMAIL_SHAPE } from '@widya/contract/email-shape';
import { EARLIEST_BIRTHDAY, GENDER_SPELLINGS, latestBirthday, UNKNOWN_BIRTH_YEAR } from '@widya/contract/member-rules';
import { PHONE_SHAPE } from '@widya/contract/phone';
import type { CsvColumn } from '@widya/design-system/csv-import';

/** Columns of the invitation CSV, validated as on the server. Source: B-172, B-173. */
export const userCsv = (now: Date): readonly CsvColumn[] => [
  {
    key: 'email',
    header: 'email',
    kind: 'email',
    shape: { pattern: EMAIL_SHAPE, problem: 'Alamat surel tidak lengkap' },
    required: true,
    unique: true,
    maxLength: 255,
    example: 'siti@contoh.example',
  },
  { key: 'nama', header: 'nama', required: true, maxLength: 255, example: 'Siti Contoh' },
  { key: 'organisasi', header: 'organisasi', maxLength: 255, example: 'Sekolah Contoh' },
  { key: 'provinsi', header: 'provinsi', maxLength: 100, example: 'Jawa Barat' },
  { key: 'kota', header: 'kota', maxLength: 100, example: 'Kota Bandung' },
  {
    key: 'ponsel',
    header: 'ponsel',
    shape: { pattern: PHONE_SHAPE, problem: 'Nomor ponsel tidak dikenali' },
    example: '081234567890',
  },
  {
    key: 'jenis_kelamin',
    header: 'jenis kelamin',
    choices: ['M', 'F'],
    synonyms: Object.keys(GENDER_SPELLINGS),
    example: 'F',
  },
  {
    key: 'tanggal_lahir',
    header: 'tanggal lahir',
    kind: 'date',
    earliest: EARLIEST_BIRTHDAY,
    latest: latestBirthday(now),
    emptyYear: UNKNOWN_BIRTH_YEAR,
    example: '17-08-1990',
  },
];
