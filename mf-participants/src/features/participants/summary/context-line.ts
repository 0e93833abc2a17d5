import type { ParticipantSummary } from '@widya/contract/participants';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { seats } from '../counts.ts';
import { count } from '../texts.ts';
import { SUMMARY_TEXTS as texts } from './texts.ts';

/**
 * `Menyunting Naskah · Pendaftar 100 · diterima 82/100 · +14 antre · pemasukan Rp12.300.000`. B-059, B-074 to B-076.
 */
export function contextLine({ name, counts, income, ...facts }: ParticipantSummary): string {
  return [
    name,
    texts.registrants(counts.registrants),
    texts.accepted(seats(counts.accepted, facts, count)),
    counts.pending > 0 && texts.waitingList(counts.pending),
    texts.income(formatMoneyPlain(income)),
  ]
    .filter(Boolean)
    .join(' · ');
}
