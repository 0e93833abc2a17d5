import type { AdminLog } from '@widya/contract/admin-logs';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Muted, Stack } from '@widya/design-system/layout';
import { logChanges } from '../../../features/log-changes/log-changes.ts';
import { LOG_TEXTS as texts } from '../texts.ts';

const linesOf = (lines: readonly string[]) =>
  lines.length > 1 ? (
    <Stack gap="1">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a list can read the same
        <span key={index}>{line}</span>
      ))}
    </Stack>
  ) : (
    lines[0]
  );

/** The changed fields before and after; for created or deleted records, one side only. */
export function ChangeList({ log }: { readonly log: AdminLog }) {
  const changes = logChanges(log);
  if (changes.length === 0) return <Muted>{texts.noChanges}</Muted>;
  if (log.before === null || log.after === null)
    return (
      <KeyValueList
        items={changes.map(({ label, before, after }) => ({
          label,
          value: linesOf(log.after === null ? before : after),
        }))}
      />
    );
  return (
    <Stack gap="2.5">
      {changes.map(({ label, before, after }) => (
        <Card key={label} padding="10px 14px">
          <Stack gap="1.5">
            <strong>{label}</strong>
            <KeyValueList
              items={[
                { label: texts.before, value: linesOf(before) },
                { label: texts.after, value: linesOf(after) },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
