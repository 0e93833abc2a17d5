import type { bulkBody } from '@widya/contract/participants-bulk.schemas';
import { type Predicate, type ResendScenario, STATUSES_OF_TAB } from '@widya/contract/registration-status';
import type { z } from 'zod';
import { invalid } from '../../platform/http/api-failure.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import { decide } from '../registrations/states.ts';
import { resendRefusal } from './resend.ts';
import type { SelectedPerson } from './selection.ts';
import { checkedReason } from './status.ts';

type Body = z.output<typeof bulkBody>;

/** A bulk action with its parameters; stored as the input of a task when it runs as one. */
export type BulkAction =
  | { readonly action: 'accept'; readonly mail: boolean; readonly override: boolean; readonly rejectedToo: boolean }
  | { readonly action: 'reject'; readonly mail: boolean; readonly reason: string }
  | { readonly action: 'confirm' | 'present' | 'absent' }
  | { readonly action: 'predicate'; readonly predicate: Predicate | null }
  | { readonly action: 'resend'; readonly scenario: ResendScenario };

/** Reads the action from a body. @throws ApiFailure 422 when a parameter is missing, or for attendance in a course. */
export function bulkActionOf(source: ParticipantSource, body: Body): BulkAction {
  const mail = body.withoutSendingEmail !== true;
  switch (body.action) {
    case 'accept':
      return {
        action: 'accept',
        mail,
        override: body.override_quota === true,
        rejectedToo: body.include_rejected === true,
      };
    case 'reject':
      return { action: 'reject', mail, reason: checkedReason(body.rejection_message, 'rejection_message') };
    case 'predicate':
      if (body.predicate === undefined) throw invalid({ predicate: 'Pilih predikat' });
      return { action: 'predicate', predicate: body.predicate };
    case 'resend':
      if (body.scenario === undefined) throw invalid({ scenario: 'Pilih surel' });
      return { action: 'resend', scenario: body.scenario };
    case 'confirm':
      return { action: 'confirm' };
    case 'present':
    case 'absent':
      if (source.kind === 'course') throw invalid({ action: 'Kehadiran hanya dicatat untuk kelas terjadwal' });
      return { action: body.action };
  }
}

/** Whether a registration was rejected, cancelled or has expired. */
export const isRejected = ({ status }: Pick<SelectedPerson, 'status'>): boolean =>
  STATUSES_OF_TAB.rejected.includes(status);

/** Why accepting many people skips a lost registration; null for all others. */
export const lostReason = (action: BulkAction, person: Pick<SelectedPerson, 'status'>): string | null =>
  action.action === 'accept' && !action.rejectedToo && isRejected(person)
    ? 'Sudah ditolak, batal, atau kedaluwarsa'
    : null;

const NOT_ACCEPTED = 'Belum diterima';

/** Why an action that changes no status skips a participant; null when it applies. */
export function skipReason(
  action: Exclude<BulkAction, { action: 'accept' | 'reject' }>,
  person: Pick<SelectedPerson, 'status' | 'confirm_by' | 'confirmed_at' | 'is_present' | 'predicate'>,
): string | null {
  if (action.action === 'resend') return resendRefusal(action.scenario, person);
  if (person.status !== 'ACCEPTED') return NOT_ACCEPTED;
  switch (action.action) {
    case 'confirm':
      return person.confirmed_at === null ? null : 'Sudah dikonfirmasi';
    case 'present':
      return person.is_present ? 'Sudah hadir' : null;
    case 'absent':
      return person.is_present ? null : 'Belum hadir';
    case 'predicate':
      return person.predicate === action.predicate ? 'Predikat sudah sesuai' : null;
  }
}

export interface Planned {
  readonly changes: readonly SelectedPerson[];
  readonly skipped: readonly { readonly person: SelectedPerson; readonly reason: string }[];
}

/**
 * A forecast of an action; the action itself decides again under the lock. @param freeSeats free seats, Infinity when
 * unlimited.
 */
export function planBulk(
  action: BulkAction,
  people: readonly SelectedPerson[],
  { freeSeats, onlinePayment }: { readonly freeSeats: number; readonly onlinePayment: boolean },
): Planned {
  const changes: SelectedPerson[] = [];
  const skipped: { person: SelectedPerson; reason: string }[] = [];
  let free = freeSeats;
  for (const person of people) {
    if (action.action !== 'accept' && action.action !== 'reject') {
      const reason = skipReason(action, person);
      if (reason === null) changes.push(person);
      else skipped.push({ person, reason });
      continue;
    }
    const lost = lostReason(action, person);
    if (lost !== null) {
      skipped.push({ person, reason: lost });
      continue;
    }
    const override = action.action === 'accept' && action.override;
    const decision = decide(action.action, { ...person, freeSeats: free, paid: false, onlinePayment, override });
    if (decision.kind === 'change') {
      free -= decision.seats;
      changes.push(person);
    } else if (decision.kind === 'refuse') skipped.push({ person, reason: decision.msg });
  }
  return { changes, skipped };
}
