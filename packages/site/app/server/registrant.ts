import { BOT_TRAP } from '../parts/bot-trap.tsx';

type Values = Readonly<Record<string, string>>;

interface KnownPerson {
  readonly full_name: string;
  readonly phone_num: string;
  readonly province: string;
  readonly city: string;
  readonly date_of_birth: string | null;
  readonly gender: 'M' | 'F' | null;
}

/** Values of `RegistrantFields` for a known person; empty for others. */
export function filledIn(person: KnownPerson | null): Values {
  if (person === null) return {};
  const { full_name, phone_num, province, city, date_of_birth, gender } = person;
  return { full_name, phone_num, province, city, date_of_birth: date_of_birth ?? '', gender: gender ?? '' };
}

/** Input of `RegistrantFields`, `ConsentFields` and `BotTrap`. The API reports what is missing. */
export function typedRegistrant(values: Values) {
  const { full_name = '', phone_num = '', province = '', city = '', date_of_birth = '', gender } = values;
  return {
    ...{ full_name, phone_num, province, city, date_of_birth },
    gender: gender as 'M' | 'F',
    consent: (values.consent !== undefined) as true,
    newsletter: values.newsletter !== undefined,
    situs_web: values[BOT_TRAP] ?? '',
  };
}
