import type { AdminLog } from '@widya/contract/admin-logs';
import { formatDateTime, formatTimestamp } from '@widya/contract/time/texts';
import { CopyButton } from '@widya/design-system/copy-button';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline } from '@widya/design-system/layout';
import { objectLabel } from '../object-label.ts';
import { roleLabel } from '../role-label.ts';
import { LOG_TEXTS } from '../texts.ts';

const { facts, system, copyRequest } = LOG_TEXTS;

/** Person, activity, object, time, and the request id in the server's log. */
export function LogFacts({ log }: { readonly log: AdminLog }) {
  return (
    <KeyValueList
      items={[
        { label: facts.activity, value: log.activity },
        { label: facts.code, value: log.code },
        { label: facts.admin, value: log.name || system },
        { label: facts.role, value: roleLabel(log.role) },
        { label: facts.object, value: objectLabel(log) },
        {
          label: facts.time,
          value: <span title={formatTimestamp(log.created_at)}>{formatDateTime(log.created_at)}</span>,
        },
        {
          label: facts.request,
          value: log.request_id && (
            <Inline>
              {log.request_id}
              <CopyButton iconOnly value={log.request_id} label={copyRequest} />
            </Inline>
          ),
        },
      ]}
    />
  );
}
