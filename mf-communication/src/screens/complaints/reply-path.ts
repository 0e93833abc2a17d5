import type { Complaint } from '@widya/contract/complaints';
import { linkTo } from '@widya/remote-kit/link-to';
import { replyQueryOf } from '../../features/complaint-reply/reply-query.ts';

/**
 * Where a complaint is answered: the mail editor, with the complaint in its address; null when there is no such screen.
 * C-113.
 */
export const replyPath = ({ id, email, created_at, complaint }: Complaint): string | null =>
  linkTo('GeneralEmail', {}, replyQueryOf({ id, email, createdAt: created_at, message: complaint }));
