import { objectLabel as nounOf } from '@widya/contract/admin-log-labels';
import type { AdminLog } from '@widya/contract/admin-logs';

/** What was touched, in the words people know it by: its name then, else its id. */
export const objectLabel = ({ object, object_id, object_label }: AdminLog): string =>
  object_label || [object && nounOf(object), object_id].filter(Boolean).join(' ');

/** The code that people use for it, beside its name; a number means nothing to them. */
export const objectCode = ({ object_id, object_label }: AdminLog): string | null =>
  object_label && object_id && !/^\d+$/.test(object_id) ? object_id : null;
