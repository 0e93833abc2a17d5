import type { AdminLog } from '@widya/contract/admin-logs';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Muted, Stack } from '@widya/design-system/layout';
import { fieldLabel } from '../../../features/log-changes/field-label.ts';
import { logChanges } from '../../../features/log-changes/log-changes.ts';
import { LOG_TEXTS as texts } from '../texts.ts';

/** Each field that was touched, before and after. */
export function ChangeList({ log }: { readonly log: AdminLog }) {
  const changes = logChanges(log);
  if (changes.length === 0) return <Muted>{texts.noChanges}</Muted>;
  return (
    <Stack gap="2.5">
      {changes.map(({ field, before, after }) => (
        <Card key={field} padding="10px 14px">
          <Stack gap="1.5">
            <strong>{fieldLabel(field)}</strong>
            <KeyValueList
              items={[
                { label: texts.before, value: before },
                { label: texts.after, value: after },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
