import type { CallAnswer } from '@widya/contract/endpoint';
import type {
  Member,
  MemberCsvRow,
  MemberDetail,
  RegisterMemberInput,
  UpdateMemberInput,
} from '@widya/contract/members';
import * as members from '@widya/contract/members';
import type { memberSchemas } from '@widya/contract/members.schemas';
import * as privacy from '@widya/contract/participants-privacy';
import { MEMBER_READS } from '@widya/contract/task-changes';
import { listTasks } from '@widya/contract/tasks';
import { call, download } from './api.ts';
import { changeRows, type PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof memberSchemas)['listMembers'];

export type MemberPage = PageOf<CallAnswer<ListSchemas>>;

/** One person; null loads nothing. */
export const useMember = (id: number | null): Query<MemberDetail> =>
  useQuery<(typeof memberSchemas)['readMember'], MemberDetail>(
    members.readMember,
    id === null ? null : { params: { id } },
  );

/** Classes and courses of a person, newest first; null loads nothing. */
export const useMemberParticipation = (id: number | null) =>
  useQuery(members.listMemberParticipation, id === null ? null : { params: { id } });

/** `data-pengguna.json`: all data stored about a person (S43); pass it to `saveFile`. @throws ApiError */
export const exportMemberData = (id: number) => download(privacy.exportMemberData, { params: { id } });

const onRow = (id: number, change: (row: Member) => Member | null) => (answer: unknown) =>
  changeRows<Member>(answer, (row) => (row.id === id ? change(row) : row));

/** Rows per request of a long list. */
const ROWS = 2_000;

/** Actions on people. Each rejects with an ApiError and updates the cached lists. */
export function useMemberActions() {
  const write = useWrite(MEMBER_READS);
  const begin = useWrite([listTasks]);
  return {
    /** @throws ApiError with DUPLICATE_ACCOUNT, VALIDATION */
    register: (body: RegisterMemberInput) => write(call(members.registerMember, { body })),
    /** @throws ApiError with VERSION_CONFLICT (carries the current record), DUPLICATE_ACCOUNT */
    update: (body: UpdateMemberInput) => write(call(members.updateMember, { body })),
    remove: (id: number) =>
      write(
        call(members.deleteMember, { body: { id } }),
        onRow(id, () => null),
      ),
    restore: (id: number) =>
      write(
        call(members.restoreMember, { body: { id } }),
        onRow(id, () => null),
      ),
    activate: (id: number) =>
      write(
        call(members.activateMember, { params: { id } }),
        onRow(id, (row) => ({ ...row, activated: true })),
      ),
    /** Mails a new claim link and revokes earlier ones. @throws ApiError with INVALID_TRANSITION */
    inviteAgain: (id: number) => write(call(members.sendMemberInvitation, { params: { id } })),
    setNewsletter: (id: number, on: boolean) =>
      write(
        call(on ? members.activateNewsletter : members.deactivateNewsletter, { params: { id } }),
        onRow(id, (row) => ({ ...row, subscribe_newsletter: on })),
      ),
    /** Superadmins only. @throws ApiError with VALIDATION */
    merge: (id: number, duplicate_id: number) =>
      write(call(members.mergeMember, { params: { id }, body: { duplicate_id } })),
    /**
     * Erases irreversibly; superadmins only. @param confirm_email the person's address, typed as a confirmation.
     * @throws ApiError with VALIDATION
     */
    anonymise: (id: number, confirm_email: string) =>
      write(call(privacy.anonymiseMember, { params: { id }, body: { confirm_email } })),
    /**
     * Sends a list of any length and starts its task.
     * @param batches yields the rows in batches of the given size.
     * @returns the id of the task. If the network fails partway, the task stays paused in 'Pusat Proses' with the rows
     * that arrived.
     * @throws ApiError; Error when there are no rows
     */
    invite: async (batches: (size: number) => AsyncIterable<readonly MemberCsvRow[]>): Promise<number> => {
      let job_id: number | undefined;
      let withheld: readonly MemberCsvRow[] | undefined;
      const send = async (users: readonly MemberCsvRow[], more: boolean) => {
        const body = { users: [...users], more, ...(job_id === undefined ? {} : { job_id }) };
        job_id = (await call(members.inviteMembers, { body, timeout: 60_000 })).job_id;
      };
      // Withholds one batch, because only the last one may be sent without `more`.
      for await (const rows of batches(ROWS)) {
        if (withheld) await send(withheld, true);
        withheld = rows;
      }
      if (withheld) await send(withheld, false);
      if (job_id === undefined) throw new Error('Tidak ada baris untuk diundang');
      return begin(Promise.resolve(job_id));
    },
    /** Creates a task that writes `email-peserta.csv` or `seluruh-pengguna.csv`. @returns its id */
    exportList: async (list: 'newsletter' | 'all'): Promise<number> =>
      (await begin(call(members.exportMembers, { body: { list } }))).job_id,
  };
}
