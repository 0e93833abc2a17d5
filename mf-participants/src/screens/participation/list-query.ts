import type { ParticipationFilters } from '@widya/api-client/participation';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';
import { ALL_MONTHS, PRESENT } from './first-query.ts';
import { monthOf } from './months.ts';

const STATUSES = ['ACCEPTED', 'WAITING', 'PENDING', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
const PREDICATES = ['Terbatas', 'Menengah', 'Istimewa', 'none'] as const;
const SORTS = sortsOf(['registered_at', 'full_name']);

export const PARTICIPATION_LIST = {
  filters: ['bulan', 'province', 'city', 'status', 'predicate'],
  places: ['bulan'],
  settingsKey: 'partisipasi',
} as const satisfies TableQueryOptions;

/** The list's state, read from the address. Empty text means that a filter is not set. */
export interface ParticipationState {
  /** `YYYY-MM`, the present month when the address names none; null for all months. */
  readonly month: string | null;
  /** The address names no month. */
  readonly isPresent: boolean;
  readonly province: string;
  readonly city: string;
  readonly status: (typeof STATUSES)[number] | '';
  readonly predicate: (typeof PREDICATES)[number] | '';
}

export function readState(filters: Readonly<Record<string, string>>, now: Date): ParticipationState {
  const { bulan = '', province = '', city = '', status, predicate } = filters;
  const isAll = bulan === ALL_MONTHS;
  const isPresent = !isAll && !/^20[2-9]\d-(0[1-9]|1[0-2])$/.test(bulan);
  return {
    month: isAll ? null : isPresent ? monthOf(now) : bulan,
    isPresent,
    province,
    city,
    status: choiceParam(status, STATUSES),
    predicate: choiceParam(predicate, PREDICATES),
  };
}

/** The API's query for a state. */
export function filtersOf(state: ParticipationState, sort: string | null): ParticipationFilters {
  const order = choiceParam(sort, SORTS);
  return {
    bulan: state.isPresent ? PRESENT : (state.month ?? ALL_MONTHS),
    ...(state.province !== '' && { province: state.province }),
    ...(state.city !== '' && { city: state.city }),
    ...(state.status !== '' && { status: state.status }),
    ...(state.predicate !== '' && { predicate: state.predicate }),
    ...(order !== '' && { sort: order }),
  };
}
