import type { Query } from '@widya/api-client/query';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import type { ReactNode } from 'react';

interface RecordTexts {
  /** Shown until the record has loaded. */
  readonly title: string;
  readonly close: string;
  readonly missing: string;
  readonly missingWhy: string;
  readonly loadFailed: string;
}

interface RecordDrawerProps<Row> {
  readonly id: number;
  /** The read of the record; a previous record counts as not loaded. */
  readonly read: Query<Row>;
  /** Whether the screen may show the record; another one counts as not found. Default: any. */
  readonly belongs?: (record: Row) => boolean;
  readonly texts: RecordTexts;
  readonly title: (record: Row) => string;
  /** Renders its state beside the heading. */
  readonly badge: (record: Row) => ReactNode;
  readonly children: (record: Row) => ReactNode;
  readonly onClose: () => void;
}

/** A record of a list in a drawer, opened by its id: loading, not found, failed, or the record. */
export function RecordDrawer<Row extends { readonly id: number }>(props: RecordDrawerProps<Row>) {
  const { id, read, belongs = () => true, texts, title, badge, children, onClose } = props;
  const { data, error, isValidating, retry } = read;
  const loaded = data?.id === id ? data : undefined;
  const record = loaded && belongs(loaded) ? loaded : undefined;
  return (
    <Drawer
      open
      size="lg"
      title={record ? title(record) : texts.title}
      headerExtra={record && badge(record)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {record ? (
        children(record)
      ) : loaded || error?.status === 404 ? (
        <EmptyState size="sm" title={texts.missing} description={texts.missingWhy} />
      ) : (
        <PendingRead of={{ error, retry, isValidating }} title={texts.loadFailed} size="sm" lines={10} />
      )}
    </Drawer>
  );
}
