import type { Status } from '@widya/contract/status';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge, type BadgeTone } from '@widya/design-system/badge';
import { formatBytes, formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline } from '@widya/design-system/layout';
import { StatusCard } from './status-card.tsx';
import { STATUS_TEXTS } from './texts.ts';

const texts = STATUS_TEXTS.storage;

const MEGABYTE = 1_048_576;
const TONES: Readonly<Record<Status['storage']['state'], BadgeTone>> = {
  ok: 'ok',
  full: 'error',
  failed: 'error',
};

interface StorageCardProps {
  readonly storage: Status['storage'];
  readonly backupAt: Status['backup_at'];
}

/** Where files are stored, whether they can be read, and when everything was last backed up. */
export function StorageCard({ storage, backupAt }: StorageCardProps) {
  const { kind, state, files, size_bytes, free_mb } = storage;
  return (
    <StatusCard title={texts.title}>
      <KeyValueList
        items={[
          {
            label: texts.location,
            value: (
              <Inline>
                {texts.kind[kind]} <Badge tone={TONES[state]}>{texts.state[state]}</Badge>
              </Inline>
            ),
          },
          { label: texts.files, value: texts.amount(formatNumber(files), formatBytes(size_bytes)) },
          { label: texts.free, value: free_mb === null ? STATUS_TEXTS.unknown : formatBytes(free_mb * MEGABYTE) },
          { label: texts.backup, value: backupAt === null ? texts.noBackup : formatDateTime(backupAt) },
        ]}
      />
    </StatusCard>
  );
}
