import { resetSecondFactor } from '@widya/contract/accounts-second-factor';
import type { Admin, CreateAdminInput, UpdateAdminInput } from '@widya/contract/admins';
import * as admins from '@widya/contract/admins';
import type { adminSchemas } from '@widya/contract/admins.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { call } from './api.ts';
import { changeRows, type Listing, type PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof adminSchemas)['listAdmins'];

export interface AdminPageQuery extends Listing {
  readonly sort?: string | undefined;
  /** `1` lists active accounts, `0` banned ones; both when left out. */
  readonly active?: '1' | '0' | undefined;
  readonly role?: Admin['role'] | undefined;
  /** `1` lists only accounts that await approval. */
  readonly waiting?: '1' | undefined;
}

export type AdminPage = PageOf<CallAnswer<ListSchemas>>;

/** One page of admin accounts; superadmins only. */
export const useAdminPage = (query: AdminPageQuery): Query<AdminPage> =>
  useQuery<ListSchemas, AdminPage>(admins.listAdmins, { query: { ...query } });

/** Actions of superadmins on admin accounts. Each rejects with an ApiError and updates the cached lists. */
export function useAdminActions() {
  const write = useWrite([admins.listAdmins]);
  const params = (id: number) => ({ params: { id } });
  return {
    /** @throws ApiError with DUPLICATE_ACCOUNT */
    create: (body: CreateAdminInput) => write(call(admins.createAdmin, { body })),
    /** @throws ApiError with DUPLICATE_ACCOUNT, VERSION_CONFLICT (carries the current record) or LAST_SUPERADMIN */
    update: (id: number, body: UpdateAdminInput) => write(call(admins.updateAdmin, { ...params(id), body })),
    /** @throws ApiError with SELF_ACTION or LAST_SUPERADMIN */
    ban: (id: number) => write(call(admins.banAdmin, params(id)), without(id)),
    unban: (id: number) => write(call(admins.unbanAdmin, params(id)), without(id)),
    /** Deletes permanently. @throws ApiError with SELF_ACTION or LAST_SUPERADMIN */
    remove: (id: number) => write(call(admins.deleteAdmin, params(id)), without(id)),
    /** Ends every session of the account. */
    resetPassword: (admin_id: number, newPassword: string) =>
      call(admins.resetAdminPassword, { body: { admin_id, newPassword } }),
    /**
     * Removes every second factor and ends every session of the account. @throws ApiError with SELF_ACTION or
     * INVALID_TRANSITION
     */
    resetSecondFactor: (account_id: number) =>
      write(call(resetSecondFactor, { body: { account_kind: 'admin', account_id } })),
  };
}

/** Removes the account from its tab; revalidation then updates everything else that shows it. */
const without = (id: number) => (answer: unknown) => changeRows<Admin>(answer, (row) => (row.id === id ? null : row));
