import { GENDER_SPELLINGS } from '@widya/contract/member-rules';
import type { memberCsvRow } from '@widya/contract/members.schemas';
import { isDay } from '@widya/contract/time/instants';
import { z } from 'zod';
import type { members } from '../../platform/database/schema/members.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Areas } from '../regions/areas.ts';
import { memberFields } from './fields.ts';

export type MemberCsvRow = z.output<typeof memberCsvRow>;

const fail = (reason: string): never => {
  throw new ApiFailure(422, 'VALIDATION', reason);
};

const withoutPrefix = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(kab\.|kabupaten|kota)( administrasi| adm\.)?\s+/, '')
    .trim();

/** The official names of province and city; people leave out 'Kab.' and 'Kota'. */
function regionOf(areas: Areas, provinsi: string, kota: string): { province: string; city: string } {
  if (provinsi === '') return kota === '' ? { province: '', city: '' } : fail('Kota tanpa provinsi');
  const region = [...areas].find(([name]) => name.toLowerCase() === provinsi.toLowerCase());
  if (!region) return fail('Provinsi tidak dikenali');
  const [province, cities] = region;
  if (kota === '') return { province, city: '' };
  const exact = cities.find((name) => name.toLowerCase() === kota.toLowerCase());
  // 'Bandung' alone means the city, not the regency around it.
  const matches = cities.filter((name) => withoutPrefix(name) === withoutPrefix(kota));
  const city = exact ?? matches.find((name) => name.startsWith('Kota')) ?? matches[0];
  return city === undefined ? fail('Kota tidak ada di provinsi ini') : { province, city };
}

/** Reads a date written as DD-MM-YYYY or YYYY-MM-DD, as YYYY-MM-DD; null for an empty text. */
function birthdayOf(text: string): string | null {
  if (text === '') return null;
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const iso = parts ? `${parts[3]}-${parts[2]?.padStart(2, '0')}-${parts[1]?.padStart(2, '0')}` : text;
  return isDay(iso) ? iso : fail('Tanggal lahir tidak dikenali');
}

/** The normalised address of a row. */
export const addressOf = ({ email }: MemberCsvRow): string => email.trim().toLowerCase();

/**
 * A CSV row as a new account: unclaimed, without a password or consent to the newsletter.
 * @throws ApiFailure whose message is the reason for the row. Source: B-172, B-173.
 */
export function newMember(csvRow: MemberCsvRow, areas: Areas, now: Date): typeof members.$inferInsert {
  const text = (...values: (string | undefined)[]) => values.find((value) => value?.trim())?.trim() ?? '';
  const email = addressOf(csvRow);
  if (email === '') fail('Email kosong');
  if (!z.email().max(255).safeParse(email).success) fail('Alamat surel tidak lengkap');
  const full_name = text(csvRow.nama, csvRow.full_name);
  if (full_name === '') fail('Nama kosong');
  if (full_name.length > 255) fail('Nama lebih dari 255 huruf');
  const kelamin = text(csvRow.jenis_kelamin, csvRow.gender).toLowerCase();
  const gender = kelamin === '' ? null : (GENDER_SPELLINGS[kelamin] ?? fail('Jenis kelamin: M atau F'));
  const fields = memberFields(
    {
      full_name,
      email,
      phone_num: text(csvRow.ponsel, csvRow.phone_num),
      organization: text(csvRow.organisasi, csvRow.organization).slice(0, 255),
      ...regionOf(areas, text(csvRow.provinsi, csvRow.province), text(csvRow.kota, csvRow.city)),
      date_of_birth: birthdayOf(text(csvRow.tanggal_lahir, csvRow.date_of_birth)),
      gender,
    },
    now,
  );
  return { ...fields, full_name, email };
}
