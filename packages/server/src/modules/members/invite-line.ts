import { GENDER_SPELLINGS } from '@widya/contract/member-rules';
import type { memberCsvRow } from '@widya/contract/members.schemas';
import { isDay } from '@widya/contract/time/instants';
import { z } from 'zod';
import type { members } from '../../platform/database/schema/members.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Areas } from '../regions/areas.ts';
import { memberFields } from './fields.ts';

export type MemberCsvRow = z.output<typeof memberCsvRow>;

const wrong = (reason: string): never => {
  throw new ApiFailure(422, 'VALIDATION', reason);
};

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(kab\.|kabupaten|kota)( administrasi| adm\.)?\s+/, '')
    .trim();

/** The official names of province and city; people leave out 'Kab.' and 'Kota'. */
function regionOf(areas: Areas, provinsi: string, kota: string): { province: string; city: string } {
  if (provinsi === '') return kota === '' ? { province: '', city: '' } : wrong('Kota tanpa provinsi');
  const found = [...areas].find(([name]) => name.toLowerCase() === provinsi.toLowerCase());
  if (!found) return wrong('Provinsi tidak dikenali');
  const [province, cities] = found;
  if (kota === '') return { province, city: '' };
  const exact = cities.find((name) => name.toLowerCase() === kota.toLowerCase());
  // 'Bandung' alone means the city, not the regency around it.
  const named = cities.filter((name) => bare(name) === bare(kota));
  const city = exact ?? named.find((name) => name.startsWith('Kota')) ?? named[0];
  return city === undefined ? wrong('Kota tidak ada di provinsi ini') : { province, city };
}

/** Converts DD-MM-YYYY to YYYY-MM-DD. */
function birthdayOf(text: string): string | null {
  if (text === '') return null;
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const iso = parts ? `${parts[3]}-${parts[2]?.padStart(2, '0')}-${parts[1]?.padStart(2, '0')}` : text;
  return isDay(iso) ? iso : wrong('Tanggal lahir tidak dikenali');
}

/** The normalised address of a row. */
export const addressOf = ({ email }: MemberCsvRow): string => email.trim().toLowerCase();

/**
 * A CSV row as a new account: unclaimed, without a password or consent to the newsletter.
 * @throws ApiFailure whose message is the reason for the row. Source: B-172, B-173.
 */
export function newMember(line: MemberCsvRow, areas: Areas, now: Date): typeof members.$inferInsert {
  const text = (...values: (string | undefined)[]) => values.find((value) => value?.trim())?.trim() ?? '';
  const email = addressOf(line);
  if (email === '') wrong('Email kosong');
  if (!z.email().max(255).safeParse(email).success) wrong('Alamat surel tidak lengkap');
  const full_name = text(line.nama, line.full_name);
  if (full_name === '') wrong('Nama kosong');
  if (full_name.length > 255) wrong('Nama lebih dari 255 huruf');
  const kelamin = text(line.jenis_kelamin, line.gender).toLowerCase();
  const gender = kelamin === '' ? null : (GENDER_SPELLINGS[kelamin] ?? wrong('Jenis kelamin: M atau F'));
  const fields = memberFields(
    {
      full_name,
      email,
      phone_num: text(line.ponsel, line.phone_num),
      organization: text(line.organisasi, line.organization).slice(0, 255),
      ...regionOf(areas, text(line.provinsi, line.province), text(line.kota, line.city)),
      date_of_birth: birthdayOf(text(line.tanggal_lahir, line.date_of_birth)),
      gender,
    },
    now,
  );
  return { ...fields, full_name, email };
}
