import type { PeopleGroup } from '@widya/api-client/dashboard';
import { dayParam } from '@widya/remote-kit/read-param';

/** Query parameter of the group: `?orang=kota:Kota Bandung`. */
export const GROUP_PARAM = 'orang';

/** A group as text for the address, so that it can be linked to and Back closes it. */
export function groupText(group: PeopleGroup): string {
  switch (group.by) {
    case 'city':
      return `kota:${group.city}`;
    case 'gender':
      return `kelamin:${group.gender}`;
    case 'registered':
      return `daftar:${group.day}`;
    case 'seen':
      return `masuk:${group.day}`;
    case 'age':
      return `usia:${group.min}-${group.max ?? ''}`;
    case 'unknown-age':
      return 'usia:kosong';
    case 'course':
      return `mandiri:${group.startDate}..${group.endDate}`;
  }
}

const GENDERS = ['M', 'F', 'none'] as const;

const readDay = (by: 'registered' | 'seen', text: string): PeopleGroup | null =>
  dayParam(text) === '' ? null : { by, day: text };

function readAge(text: string): PeopleGroup | null {
  if (text === 'kosong') return { by: 'unknown-age' };
  const found = /^(\d{1,2})-(\d{0,3})$/.exec(text);
  if (!found) return null;
  const [min, max] = [Number(found[1]), found[2] ? Number(found[2]) : null];
  return max !== null && (max < min || max > 150) ? null : { by: 'age', min, max };
}

function readCourse(text: string): PeopleGroup | null {
  const [startDate = '', endDate = ''] = text.split('..').map(dayParam);
  return startDate === '' || endDate === '' || startDate > endDate ? null : { by: 'course', startDate, endDate };
}

/** The group in the address; null when it is invalid. */
export function readGroup(text: string | null): PeopleGroup | null {
  const [, kind, value = ''] = /^([a-z]+):(.+)$/.exec(text ?? '') ?? [];
  switch (kind) {
    case 'kota':
      return value.length > 100 ? null : { by: 'city', city: value };
    case 'kelamin': {
      const gender = GENDERS.find((known) => known === value);
      return gender === undefined ? null : { by: 'gender', gender };
    }
    case 'daftar':
      return readDay('registered', value);
    case 'masuk':
      return readDay('seen', value);
    case 'usia':
      return readAge(value);
    case 'mandiri':
      return readCourse(value);
    default:
      return null;
  }
}
