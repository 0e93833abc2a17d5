import type { Area } from './areas.ts';
import { DAY, YEAR } from './clock.ts';
import { inventPerson, mailboxOf } from './names.ts';
import { type Random, randomFrom } from './random.ts';
import { ORGANISATIONS } from './texts/phrases.ts';

const DOMAINS = ['surel.example', 'pos.example', 'sekolah.example', 'kampus.example', 'kantor.example'];

/** Share of people that old imports contain twice, with the email in different case. */
const DUPLICATES = 0.031;

/** Half of the people live in the few big cities, which are first after shuffling. */
const pickArea = (areas: readonly Area[], x: number): Area => {
  const area = areas[Math.floor(x ** 2.5 * areas.length)];
  if (!area) throw new Error('no areas');
  return area;
};

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Shuffles the areas, so that big cities are not those that come first in the official order, which begins in Aceh. */
const shuffle = (areas: readonly Area[], random: Random): Area[] =>
  areas
    .map((area) => ({ area, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ area }) => area);

/** The same address with different case, as in old imports. */
const inOtherCase = (email: string): string => email.slice(0, 4).toUpperCase() + email.slice(4);

const birthday = (random: Random, now: number): string | null => {
  const kind = random.next();
  if (kind < 0.02) return '1970-01-01';
  return kind < 0.3 ? null : day(now - (16 + random.next() ** 1.6 * 50) * YEAR);
};

/**
 * Invents members with ids 1 … count, oldest first. Phone numbers begin with +62800, which no mobile has, and emails
 * end in .example, so that none belongs to a real person.
 */
export function* inventMembers(count: number, areas: readonly Area[], now: number) {
  const random = randomFrom(41);
  const shuffled = shuffle(areas, random);
  /** Emails of the first people, which may be repeated later; null for people who repeat one themselves. */
  const emails: (string | null)[] = [];
  const repeatable = Math.min(count, 20_000);
  for (let id = 1; id <= count; id += 1) {
    const { full_name, gender } = inventPerson(random);
    const { province, city } = pickArea(shuffled, random.next());
    const original = id > 20 && random.chance(DUPLICATES) ? random.int(1, Math.min(id - 1, repeatable)) : 0;
    const repeated = emails[original - 1] ?? null;
    const own = `${mailboxOf(full_name, id)}@${random.pick(DOMAINS)}`;
    if (id <= repeatable) emails.push(repeated === null ? own : null);
    const joinedAt = now - 5 * YEAR + Math.floor(((id - 1 + random.next()) / count) * (5 * YEAR - DAY));
    const joined = new Date(joinedAt);
    const claimed = random.chance(0.7);
    const newsletter = random.chance(0.45);
    yield {
      id,
      email: repeated === null ? own : inOtherCase(repeated),
      duplicate_of_id: repeated === null ? null : original,
      full_name,
      phone_num: random.chance(0.92) ? `+62800${10_000_000 + ((id * 7_919) % 90_000_000)}` : '',
      organization: random.pick(ORGANISATIONS),
      province,
      city,
      date_of_birth: birthday(random, now),
      gender: random.chance(0.9) ? gender : null,
      subscribe_newsletter: newsletter,
      newsletter_source: newsletter ? 'Formulir pendaftaran' : null,
      newsletter_changed_at: newsletter ? joined : null,
      is_claimed: claimed,
      activated: claimed && random.chance(0.9),
      active: random.chance(0.02) ? 0 : 1,
      last_login_at: claimed ? new Date(joinedAt + Math.floor(random.next() ** 0.5 * (now - joinedAt))) : null,
      created_at: joined,
      updated_at: joined,
    };
  }
}
