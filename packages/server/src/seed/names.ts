import { faker } from '@faker-js/faker/locale/id_ID';
import type { Random } from './random.ts';

type Sex = 'female' | 'male';

const lists = faker.rawDefinitions.person;
const namesOf = (part: 'first_name' | 'last_name', sex: Sex): readonly string[] => {
  const found = lists?.[part];
  const list = [...(found?.[sex] ?? []), ...(found?.generic ?? [])];
  if (list.length === 0) throw new Error(`The name lists have no ${part}.`);
  return list;
};
const FIRST = { female: namesOf('first_name', 'female'), male: namesOf('first_name', 'male') };
const LAST = { female: namesOf('last_name', 'female'), male: namesOf('last_name', 'male') };

const WITH_APOSTROPHE = ["Ma'ruf", "Nur'aini", "Syafi'i", "Sa'diyah", "Mas'ud", "Isra'", "Rifa'i", "Jum'at", "D'Cruz"];
const DEGREES = ['S.Pd.', 'S.Kom.', 'S.H.', 'S.E.', 'S.Sos.', 'S.Hum.', 'M.Pd.', 'M.Si.', 'M.Hum.', 'Ph.D.'];
const EMOJI = ['🌸', '📚', '✨', '🇮🇩', '😊'];

export type Person = { full_name: string; gender: 'F' | 'M' };

const LONG = 80;

/**
 * Invents a person. Most names have two or three words; some have one word, an apostrophe, a degree or an emoji, and a
 * few are longer than 80 characters.
 */
export const inventPerson = (random: Random): Person => {
  const sex: Sex = random.chance(0.56) ? 'female' : 'male';
  const gender = sex === 'female' ? 'F' : 'M';
  const first = random.pick(FIRST[sex]);
  const kind = random.next();
  if (kind < 0.05) return { full_name: first, gender };
  if (kind < 0.08) return { full_name: `${first} ${random.pick(WITH_APOSTROPHE)}`, gender };
  if (kind < 0.083) return { full_name: `${first} ${random.pick(LAST[sex])} ${random.pick(EMOJI)}`, gender };
  if (kind < 0.086) {
    let full_name = `Raden ${first}`;
    while (full_name.length < LONG) full_name += ` ${random.pick(LAST[sex])}`;
    return { full_name: `${full_name}, ${random.pick(DEGREES)}`, gender };
  }
  const middle = random.chance(0.3) ? ` ${random.pick(FIRST[sex])}` : '';
  const degree = random.chance(0.07) ? `, ${random.pick(DEGREES)}` : '';
  return { full_name: `${first}${middle} ${random.pick(LAST[sex])}${degree}`, gender };
};

const NOT_IN_EMAIL = /[^a-z]+/g;

/** The part of an email before the @, made from the name and a unique number. */
export const mailboxOf = (full_name: string, n: number): string => {
  const [first = '', last = ''] = full_name
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(NOT_IN_EMAIL, ''));
  return `${[first, last].filter(Boolean).join('.')}${n}`;
};
