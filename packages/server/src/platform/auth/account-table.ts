import { admins, instructors } from '../database/schema/accounts.ts';
import type { AccountRef } from './caller.ts';

/** The table of an account. */
export const tableOf = ({ kind }: Pick<AccountRef, 'kind'>) => (kind === 'admin' ? admins : instructors);
