import { z } from 'zod';
import { EARLIEST_BIRTHDAY, latestBirthday, PHONE_SHAPE } from './member-line-rules.ts';
import { requiredText } from './scalars.schemas.ts';

/** What a person says of themselves on the participants' site; the address is the one that their device has proved. */
export const sitePersonFields = {
  full_name: requiredText(255, 'Isi nama lengkap Anda'),
  phone_num: z
    .string('Isi nomor ponsel Anda')
    .trim()
    .regex(PHONE_SHAPE, 'Nomor ponsel belum lengkap. Contoh: 0812 0000 1234'),
  province: requiredText(100, 'Pilih provinsi Anda'),
  city: requiredText(100, 'Pilih kota Anda'),
  date_of_birth: z.iso
    .date('Isi tanggal lahir Anda')
    .refine((day) => day >= EARLIEST_BIRTHDAY && day <= latestBirthday(new Date()), 'Periksa tanggal lahir Anda'),
  gender: z.enum(['M', 'F'], 'Pilih jenis kelamin Anda'),
};

/** The same as the form is filled in for a known person; null where nothing is known. */
export const sitePersonPrefill = z.object({
  full_name: z.string(),
  phone_num: z.string(),
  province: z.string(),
  city: z.string(),
  date_of_birth: z.string().nullable(),
  gender: z.enum(['M', 'F']).nullable(),
});

/** Filled by programs only: a call with it is answered like any other and changes nothing. */
export const botTrap = z.string().max(2_000).default('');
