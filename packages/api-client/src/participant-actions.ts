import { listClasses } from '@widya/contract/classes';
import { readMember } from '@widya/contract/members';
import type { Participant } from '@widya/contract/participants';
import { readParticipant } from '@widya/contract/participants';
import type { EditPersonInput, ParticipantStatusInput } from '@widya/contract/participants-actions';
import * as actions from '@widya/contract/participants-actions';
import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';
import * as bulk from '@widya/contract/participants-bulk';
import * as ofCourse from '@widya/contract/participants-course';
import type { InviteBatchInput, Invitee, ReminderInput } from '@widya/contract/participants-invite';
import * as invite from '@widya/contract/participants-invite';
import type { Predicate, ResendScenario } from '@widya/contract/registration-status';
import { call, download } from './api.ts';
import { ApiError } from './api-error.ts';
import { changeRows } from './listing.ts';
import type { ParticipantSource } from './participants.ts';
import { useWrite, type Write } from './write.ts';

const CHANGED = [listClasses, readParticipant, ofCourse.readCourseParticipant, readMember];
/** Timeout for calls about many people. */
const LONG = 60_000;

type StatusOptions = Omit<ParticipantStatusInput, 'status' | 'rejection_message'>;

/** Actions on participants of a class or a course. Each rejects with an ApiError and updates the cached lists. */
export function useParticipantActions({ kind, code }: ParticipantSource) {
  const writeAndRead = useWrite(CHANGED);
  /** A refusal because of another state also revalidates the lists, so that they show that state. */
  const write: Write = (work, change) =>
    writeAndRead(work, change).catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.status === 409) void writeAndRead(Promise.resolve());
      throw failure;
    });
  const isClass = kind === 'class';
  const params = (id: number) => ({ params: { id } });
  return {
    /** @throws ApiError with INVALID_TRANSITION, QUOTA_FULL (`override_quota` exceeds it) or VERSION_CONFLICT */
    accept: (id: number, options: StatusOptions = {}) =>
      write(
        isClass
          ? call(actions.setParticipantStatus, { ...params(id), body: { status: 'ACCEPTED', ...options } })
          : call(ofCourse.acceptCourseParticipant, { body: { memberCourseId: id } }),
      ),
    /** @throws ApiError with VALIDATION ('Harap mengisi alasan penolakan') or INVALID_TRANSITION */
    reject: (id: number, rejection_message: string, options: StatusOptions = {}) =>
      write(
        isClass
          ? call(actions.setParticipantStatus, {
              ...params(id),
              body: { status: 'REJECTED', rejection_message, ...options },
            })
          : call(ofCourse.rejectCourseParticipant, { ...params(id), body: { rejection_message, ...options } }),
      ),
    /** KONFIRMASI. */
    confirm: (id: number) =>
      write(call(isClass ? actions.confirmParticipant : ofCourse.confirmCourseParticipant, params(id))),
    setNote: (id: number, note: string, version?: number) =>
      write(
        call(isClass ? actions.noteParticipant : ofCourse.noteCourseParticipant, {
          ...params(id),
          body: version === undefined ? { note } : { note, version },
        }),
      ),
    /** Attendance; classes only. */
    setPresent: (id: number, isPresent: boolean) =>
      write(
        call(actions.markParticipantPresent, { ...params(id), body: { isPresent } }),
        onRow(id, (row) => ({ ...row, is_present: isPresent })),
      ),
    setPredicate: (id: number, predicate: Predicate | null) =>
      write(
        call(isClass ? actions.setParticipantPredicate : ofCourse.setCourseParticipantPredicate, {
          ...params(id),
          body: { predicate },
        }),
        onRow(id, (row) => ({ ...row, predicate })),
      ),
    setPredicates: (ids: readonly number[], predicate: Predicate | null) =>
      write(
        isClass
          ? call(bulk.setParticipantPredicates, { body: { participants: [...ids], predicate } })
          : call(ofCourse.setCourseParticipantPredicates, { body: { memberCourses: [...ids], predicate } }),
      ),
    /** Resends the mail of a scenario. */
    resend: (id: number, scenario: ResendScenario) =>
      write(
        call(isClass ? actions.resendParticipantMail : ofCourse.resendCourseScenarioMail, { params: { id, scenario } }),
      ),
    /**
     * Revokes the person's ticket links and mails a new one. @throws ApiError with INVALID_TRANSITION when there is no
     * ticket
     */
    renewTicket: (id: number) =>
      write(call(isClass ? actions.renewParticipantTicket : ofCourse.renewCourseParticipantTicket, params(id))),
    /**
     * Moves to another class; classes only. @throws ApiError with QUOTA_FULL, PARTICIPANT_ALREADY_REGISTERED or
     * INVALID_TRANSITION
     */
    move: (id: number, class_code: string) =>
      write(call(actions.moveParticipant, { ...params(id), body: { class_code } })),
    /** 'Sunting Pengguna'; for admins. @throws ApiError with DUPLICATE_ACCOUNT for the email of another person */
    editPerson: (id: number, body: EditPersonInput) =>
      write(
        call(isClass ? actions.editParticipantPerson : ofCourse.editCourseParticipantPerson, { ...params(id), body }),
      ),
    /** Preview of a bulk action; changes nothing. */
    previewBulk: (body: ParticipantBulkInput) =>
      call(isClass ? bulk.previewParticipantBulk : ofCourse.previewCourseParticipantBulk, {
        params: { code },
        body,
      }),
    /** A long selection becomes a task, whose id is `job_id`. */
    applyBulk: (body: ParticipantBulkInput, idempotencyKey?: string) =>
      write(
        call(isClass ? bulk.applyParticipantBulk : ofCourse.applyCourseParticipantBulk, {
          params: { code },
          body,
          idempotencyKey,
          timeout: LONG,
        }),
      ),
    /**
     * Invites at most `INVITE_CHUNK` people; longer lists are split, with an idempotency key per part that is kept
     * until it succeeds.
     * @param override exceeds the quota, which is logged. Classes only.
     */
    invite: (people: readonly Invitee[], idempotencyKey?: string, override = false) =>
      write(
        isClass
          ? call(invite.inviteParticipants, {
              params: { code },
              query: override ? { override_quota: '1' } : {},
              body: [...people],
              idempotencyKey,
              timeout: LONG,
            })
          : call(ofCourse.inviteCourseParticipants, {
              params: { code },
              body: [...people],
              idempotencyKey,
              timeout: LONG,
            }),
      ),
    /** Creates a task for a long list; returns its `job_id`. More than `INVITE_BATCH_CHUNK` rows need several calls. */
    inviteBatch: (body: InviteBatchInput, idempotencyKey?: string, override = false) =>
      write(
        isClass
          ? call(invite.startInviteBatch, {
              params: { code },
              query: override ? { override_quota: '1' } : {},
              body,
              idempotencyKey,
              timeout: LONG,
            })
          : call(ofCourse.startCourseInviteBatch, {
              params: { code },
              body,
              idempotencyKey,
              timeout: LONG,
            }),
      ),
    /**
     * Classes only. @throws ApiError with VALIDATION, or INVALID_TRANSITION for the same reminder within ten minutes
     * (`again`)
     */
    remind: (body: ReminderInput, idempotencyKey?: string) =>
      write(call(invite.broadcastReminder, { params: { code }, body, idempotencyKey })),
    /** `daftar-peserta.csv`; pass it to `saveFile`. */
    exportAll: () =>
      download(isClass ? invite.exportParticipants : ofCourse.exportCourseParticipants, {
        params: { code },
        timeout: LONG,
      }),
    /** `email-peserta.csv`; pass it to `saveFile`. */
    exportEmails: () =>
      download(isClass ? invite.exportParticipantEmails : ofCourse.exportCourseParticipantEmails, {
        params: { code },
        timeout: LONG,
      }),
  };
}

const onRow = (id: number, change: (row: Participant) => Participant) => (answer: unknown) =>
  changeRows<Participant>(answer, (row) => (row.id === id ? change(row) : row));
