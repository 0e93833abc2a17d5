import { EMAIL_SHAPE } from '@widya/contract/email-shape';
import { INVITE_COLUMNS, INVITE_LIMITS } from '@widya/contract/participants-invite';
import type { CsvColumn } from '@widya/design-system/csv-import';

const [EMAIL, NAME, NOTE] = INVITE_COLUMNS;

/** Columns of the invitation CSV. B-108, B-109. */
export const INVITE_CSV: readonly CsvColumn[] = [
  {
    key: EMAIL,
    header: EMAIL,
    kind: 'email',
    shape: { pattern: EMAIL_SHAPE, problem: 'Alamat surel tidak lengkap' },
    required: true,
    unique: true,
    maxLength: INVITE_LIMITS.email,
    example: 'sekar@contoh.example',
  },
  { key: NAME, header: NAME, required: true, maxLength: INVITE_LIMITS.nama, example: 'Sekar Contoh' },
  { key: NOTE, header: NOTE, maxLength: INVITE_LIMITS.catatan, example: 'Undangan panitia' },
];
