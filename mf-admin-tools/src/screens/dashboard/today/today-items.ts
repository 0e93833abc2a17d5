import type { DashboardToday, TodayKind } from '@widya/contract/dashboard';
import { plusDays } from '@widya/contract/time/days';
import { linkTo } from '@widya/remote-kit/link-to';

/** Days over which mails are counted, today included; the linked list uses the same period. */
const MAIL_DAYS = 7;

/** Address of the list of an item; null when its remote is not published. @param day today in WIB */
const LISTS: Readonly<Record<TodayKind, (day: string) => string | null>> = {
  class_without_link: (day) => linkTo('ClassList', {}, { from: day, to: day, todo: '1' }),
  registration_waiting: () => linkTo('Participation', {}, { status: 'WAITING' }),
  mail_failed: (day) =>
    linkTo('GeneralEmail', {}, { tab: 'log', status: 'failed', from: plusDays(day, 1 - MAIL_DAYS), to: day }),
  order_exception: () => linkTo('Transactions', {}, { tab: 'exceptions' }),
  question_unanswered: () => linkTo('GeneralQuestions', {}, { unanswered: '1' }),
  complaint_new: () => linkTo('Complaints', {}, { status: 'NEW' }),
};

interface TodayItem {
  readonly kind: TodayKind;
  readonly count: number;
  readonly to: string | null;
}

/** Waiting work with links, without items that count 0. */
export const todayItems = ({ day, items }: DashboardToday): readonly TodayItem[] =>
  items.filter(({ count }) => count > 0).map(({ kind, count }) => ({ kind, count, to: LISTS[kind](day) }));
