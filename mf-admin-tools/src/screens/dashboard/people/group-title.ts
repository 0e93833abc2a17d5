import type { PeopleGroup } from '@widya/api-client/dashboard';
import { formatDate } from '@widya/contract/time/texts';
import { DASHBOARD_TEXTS } from '../texts.ts';

const { people: texts } = DASHBOARD_TEXTS;

function ageText(min: number, max: number | null): string {
  if (max === null) return `${min} tahun ke atas`;
  return min === 0 ? `hingga ${max} tahun` : `${min}–${max} tahun`;
}

/** Title of the list of users. */
export function groupTitle(group: PeopleGroup): string {
  switch (group.by) {
    case 'city':
      return texts.ofCity(group.city);
    case 'gender':
      return texts.ofGender[group.gender];
    case 'registered':
      return texts.registered(formatDate(group.day));
    case 'seen':
      return texts.seen(formatDate(group.day));
    case 'age':
      return texts.ofAge(ageText(group.min, group.max));
    case 'unknown-age':
      return texts.unknownAge;
    case 'course':
      return texts.ofCourse(`${formatDate(group.startDate)} – ${formatDate(group.endDate)}`);
  }
}
