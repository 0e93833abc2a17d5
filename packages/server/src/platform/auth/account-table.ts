import { admins, instructors } from '../database/schema/accounts.ts';
import type { AccountRef } from './caller.ts';

/** The table an account lives in. */
export const tableOf = ({ kind }: Pick<AccountRef, 'kind'>) => (kind === 'admin' ? admins : instructors);
