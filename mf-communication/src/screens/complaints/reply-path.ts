import type { Complaint } from '@widya/contract/complaints';
import { linkTo } from '@widya/remote-kit/link-to';
import { replyQueryOf } from '../../features/complaint-reply/reply-query.ts';

/**
 * Address of the mail editor for a reply, with the complaint in its query; null when its remote is not published.
 * C-113.
 */
export const replyPath = ({ id, email, created_at, complaint }: Complaint): string | null =>
  linkTo('GeneralEmail', {}, replyQueryOf({ id, email, createdAt: created_at, message: complaint }));
