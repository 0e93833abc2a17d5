import type { AdminLog } from '@widya/contract/admin-logs';

/** What was touched, in the words people know it by: its name then, else its id. */
export const objectLabel = ({ object, object_id, object_label }: AdminLog): string =>
  object_label || [object, object_id].filter(Boolean).join(' ');
