import { listClassParticipants, type ParticipantListQuery } from '@widya/contract/participants';
import { listCourseParticipants } from '@widya/contract/participants-course';
import { PREDICATES } from '@widya/contract/registration-status';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, choiceOr, flag, local, place, text } from '@widya/remote-kit/list-filters';

/** Displayed tabs; the waiting list is a filter of 'Semua'. D62. */
export const TABS = ['all', 'accepted', 'waiting', 'rejected'] as const;
export type Tab = (typeof TABS)[number];

interface TabState {
  readonly tab: Tab;
  readonly queue: boolean;
}

const SHARED = {
  settingsKey: 'peserta',
  params: { code: 'event_url' },
  sorts: ['registered_at', 'id', 'full_name', 'email', 'is_present', 'status', 'price', 'voucher', 'note', 'predicate'],
  filters: {
    tab: place(choiceOr('all', TABS)),
    queue: local(flag()),
    province: text(100),
    city: text(100),
    present: choice(['1', '0']),
    predicate: choice([...PREDICATES, 'none']),
  },
  // People on the waiting list are in no other tab.
  correct: <State extends TabState & { readonly q: string }>(state: State): State => ({
    ...state,
    q: state.q.trim(),
    queue: state.tab === 'all' && state.queue,
  }),
  send: (query: ParticipantListQuery, { tab, queue }: TabState): ParticipantListQuery => ({
    ...query,
    tab: queue ? 'queue' : tab,
  }),
} as const;

/** The participants of a class. */
export const classParticipantList = defineList(listClassParticipants, SHARED);

/** The participants of a course. */
export const courseParticipantList = defineList(listCourseParticipants, SHARED);

export type ParticipantListState = ListStateOf<typeof classParticipantList>;
