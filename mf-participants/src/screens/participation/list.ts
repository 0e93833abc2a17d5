import { listParticipation } from '@widya/contract/participation';
import { PREDICATES } from '@widya/contract/registration-status';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, place, text } from '@widya/remote-kit/list-filters';

/** Requests the current month, which a manifest cannot name. */
export const PRESENT = 'kini';
/** Requests all months; also used in the address. */
export const ALL_MONTHS = 'semua';

const isMonth = (value: string): boolean => value === ALL_MONTHS || /^20[2-9]\d-(0[1-9]|1[0-2])$/.test(value);

/** `YYYY-MM` or all months; the current month by default. */
const month = {
  ...place(text()),
  fallback: PRESENT,
  read: (value: string | null) => (value !== null && isMonth(value) ? value : PRESENT),
};

/** Registrations of classes and courses in one month. */
export const participationList = defineList(listParticipation, {
  settingsKey: 'partisipasi',
  sorts: ['registered_at', 'full_name'],
  filters: {
    bulan: month,
    province: text(100),
    city: text(100),
    status: choice(['ACCEPTED', 'WAITING', 'PENDING', 'REJECTED', 'CANCELLED', 'EXPIRED']),
    predicate: choice([...PREDICATES, 'none']),
  },
});

export type ParticipationState = ListStateOf<typeof participationList>;
