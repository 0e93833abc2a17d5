import type { Query } from '@widya/api-client/query';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import type { ReactNode } from 'react';

interface Words {
  /** Until the record is there. */
  readonly title: string;
  readonly close: string;
  readonly missing: string;
  readonly missingWhy: string;
  readonly loadFailed: string;
}

interface RecordDrawerProps<Row> {
  readonly id: number;
  /** The read of the record; that of a record shown before counts as not there yet. */
  readonly read: Query<Row>;
  readonly texts: Words;
  readonly title: (record: Row) => string;
  /** Its state, beside the heading. */
  readonly badge: (record: Row) => ReactNode;
  readonly children: (record: Row) => ReactNode;
  readonly onClose: () => void;
}

/** One record of a list, opened beside it by its number: loading, gone, failed, or there. */
export function RecordDrawer<Row extends { readonly id: number }>(props: RecordDrawerProps<Row>) {
  const { id, read, texts, title, badge, children, onClose } = props;
  const { data, error, isValidating, retry } = read;
  const record = data?.id === id ? data : undefined;
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
      ) : error?.status === 404 ? (
        <EmptyState size="sm" title={texts.missing} description={texts.missingWhy} />
      ) : (
        <PendingRead of={{ error, retry, isValidating }} title={texts.loadFailed} size="sm" lines={10} />
      )}
    </Drawer>
  );
}
