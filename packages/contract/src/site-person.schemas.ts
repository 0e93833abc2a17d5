import { z } from 'zod';
import { EARLIEST_BIRTHDAY, latestBirthday } from './member-rules.ts';
import { phoneNumber, requiredText } from './scalars.schemas.ts';

/** Personal fields that participants enter on the site; the email address comes from the address proof. */
export const sitePersonFields = {
  full_name: requiredText(255, 'Isi nama lengkap Anda'),
  phone_num: phoneNumber('Isi nomor ponsel Anda', 'Nomor ponsel belum lengkap. Contoh: 0812 0000 1234'),
  province: requiredText(100, 'Pilih provinsi Anda'),
  city: requiredText(100, 'Pilih kota Anda'),
  date_of_birth: z.iso
    .date('Isi tanggal lahir Anda')
    .refine((day) => day >= EARLIEST_BIRTHDAY && day <= latestBirthday(new Date()), 'Periksa tanggal lahir Anda'),
  gender: z.enum(['M', 'F'], 'Pilih jenis kelamin Anda'),
};

/** The same fields as prefilled for a known person; null when unknown. */
export const sitePersonPrefill = z.object({
  full_name: z.string(),
  phone_num: z.string(),
  province: z.string(),
  city: z.string(),
  date_of_birth: z.string().nullable(),
  gender: z.enum(['M', 'F']).nullable(),
});

/** Honeypot field: a call that fills it gets the usual answer and has no effect. */
export const botTrap = z.string().max(2_000).default('');
