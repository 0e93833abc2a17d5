import { failureOf } from '@widya/api-client/api-error';
import { notificationPollMs, useNotificationActions, useNotificationAudience } from '@widya/api-client/notifications';
import type { AppNotification } from '@widya/contract/notifications';
import { Button } from '@widya/design-system/button';
import { DataTable, type RowActions } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { BellIcon, CopyIcon, EyeIcon, PlusIcon, RefreshIcon } from '@widya/design-system/icon';
import { Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { toast } from '@widya/design-system/toast';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { NOTIFICATION_COLUMNS } from './columns.tsx';
import { notificationList } from './list.ts';
import type { OpenNotification } from './notification-dialogs.tsx';
import { PushHint } from './push-hint.tsx';
import { NOTIFICATIONS_TEXTS as texts } from './texts.ts';

const loadDialogs = () => import('./notification-dialogs.tsx').then(({ NotificationDialogs }) => NotificationDialogs);

/** Notifikasi. Source: D133. */
export default function Notifications(_: ScreenProps) {
  const { query, page } = useList(notificationList, { pollMs: notificationPollMs });
  const [opened, setOpened] = useState<OpenNotification | null>(null);
  const audience = useNotificationAudience(true);
  const { retry } = useNotificationActions();
  const retrying = useAction(async (id: number) => {
    try {
      await retry(id);
      toast.success(texts.retried);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void retrying.run(id), texts.retryFailed);
    }
  });
  const close = () => setOpened(null);
  const open = (notification: AppNotification) => setOpened({ kind: 'detail', notification });
  const actions: RowActions<AppNotification> = (row) => [
    { key: 'open', label: texts.actions.open, icon: <EyeIcon size={16} />, onSelect: () => open(row) },
    {
      key: 'copy',
      label: texts.actions.copy,
      icon: <CopyIcon size={16} />,
      onSelect: () => setOpened({ kind: 'create', from: row }),
    },
    ...(row.status === 'FAILED' && audience.data?.push
      ? [
          {
            key: 'retry',
            label: texts.retry,
            icon: <RefreshIcon size={16} />,
            onSelect: () => void retrying.run(row.id),
          },
        ]
      : []),
  ];
  const create = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} aria-hidden />}
      onClick={() => setOpened({ kind: 'create', from: null })}
    >
      {texts.create}
    </Button>
  );

  return (
    <ListPage title={texts.title} page={page} context={(total) => texts.context(total)} actions={create}>
      <Stack>
        <DataTable<AppNotification>
          label={texts.title}
          columns={NOTIFICATION_COLUMNS}
          {...tableRows(page, query)}
          rowName={({ title }) => title}
          errorTitle={texts.failed}
          searchPlaceholder={texts.search}
          rowActions={actions}
          onOpen={open}
          cardAction={(row) => (
            <Button size="sm" aria-label={texts.openOf(row.title)} onClick={() => open(row)}>
              {texts.actions.open}
            </Button>
          )}
          empty={
            <EmptyState
              icon={<BellIcon size={22} />}
              title={texts.empty}
              description={texts.emptyWhy}
              action={create}
            />
          }
        />
        {/* Below the list, because it loads later than the rows, which must not move. */}
        <PushHint audience={audience.data} />
      </Stack>
      {opened && <LazyPart load={loadDialogs} onFailure={close} props={{ opened, onClose: close }} />}
    </ListPage>
  );
}
