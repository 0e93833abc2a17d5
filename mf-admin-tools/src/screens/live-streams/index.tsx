import type { LiveStream } from '@widya/contract/live-streams';
import { DataTable } from '@widya/design-system/data-table';
import { PlusIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { LinkButton } from '@widya/design-system/link-button';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useMinute } from '@widya/remote-kit/use-minute';
import { useMemo, useState } from 'react';
import { newStreamPath, streamPath } from '../../features/stream-state/stream-paths.ts';
import { liveStreamColumns } from './columns.tsx';
import { EmptyList } from './empty-list.tsx';
import { liveStreamList } from './list.ts';
import type { LiveStreamDialogsProps } from './live-stream-dialogs.tsx';
import { liveStreamRowActions } from './row-actions.tsx';
import { LIVE_STREAMS_TEXTS as texts } from './texts.ts';

const loadDialogs = () => import('./live-stream-dialogs.tsx').then(({ LiveStreamDialogs }) => LiveStreamDialogs);

/** Siaran Langsung. Source: C-181 to C-190, C-193. */
export default function LiveStreams(_: ScreenProps) {
  const { query, page } = useList(liveStreamList);
  const [opened, setOpened] = useState<LiveStreamDialogsProps['opened'] | null>(null);
  const { site } = useSession();
  const now = useMinute();
  const columns = useMemo(() => liveStreamColumns(now), [now]);
  const actions = useMemo(
    () =>
      liveStreamRowActions({
        site,
        onSwitch: (stream) => setOpened({ kind: 'switch', stream }),
        onRemove: (stream) => setOpened({ kind: 'remove', stream }),
      }),
    [site],
  );
  const close = () => setOpened(null);

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={texts.context}
      actions={
        <LinkButton variant="primary" icon={<PlusIcon size={16} aria-hidden />} to={newStreamPath()}>
          {texts.create}
        </LinkButton>
      }
    >
      <DataTable<LiveStream>
        label={texts.title}
        columns={columns}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        rowActions={actions}
        cardAction={({ code, name }) => (
          <LinkButton size="sm" aria-label={`${texts.actions.manage} ${name}`} to={streamPath(code)}>
            {texts.actions.manage}
          </LinkButton>
        )}
        empty={<EmptyList />}
      />
      {opened && <LazyPart load={loadDialogs} onFailure={close} props={{ opened, onClose: close }} />}
    </ListPage>
  );
}
