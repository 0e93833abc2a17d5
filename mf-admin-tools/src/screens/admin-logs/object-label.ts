import { objectLabel as nounOf } from '@widya/contract/admin-log-labels';
import type { AdminLog } from '@widya/contract/admin-logs';

/** The object by its name at that time, otherwise by its id. */
export const objectLabel = ({ object, object_id, object_label }: AdminLog): string =>
  object_label || [object && nounOf(object), object_id].filter(Boolean).join(' ');

/** The object's code beside its name; database ids are not shown. */
export const objectCode = ({ object_id, object_label }: AdminLog): string | null =>
  object_label && object_id && !/^\d+$/.test(object_id) ? object_id : null;
