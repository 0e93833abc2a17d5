import { failureOf } from '@widya/api-client/api-error';
import { exportPresence, usePresenceClassSearch } from '@widya/api-client/presence';
import { saveFile } from '@widya/api-client/save-file';
import type { PresenceForm } from '@widya/contract/presence';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { DownloadIcon, SquareCheckIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { toast } from '@widya/design-system/toast';
import { ClassFilter } from '@widya/record-kit/list/class-filter';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { PRESENCE_COLUMNS } from './columns.tsx';
import { presenceList } from './list.ts';
import { PRESENCE_TEXTS as texts } from './texts.ts';

const loadMatch = () => import('./match/match-panel.tsx').then(({ MatchPanel }) => MatchPanel);

/** Presensi. Source: D85 and D86. */
export default function Presence(_: ScreenProps) {
  const { query, state, page } = useList(presenceList);
  const [matching, setMatching] = useState(false);
  const saving = useAction(async () => {
    try {
      saveFile(await exportPresence(presenceList.filtersOf(state)));
      toast.success(texts.downloaded);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run());
    }
  });

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={(total) => texts.context(total)}
      actions={
        <>
          <Button
            icon={<DownloadIcon size={16} aria-hidden />}
            loading={saving.busy}
            disabled={page.data?.meta.total === 0}
            onClick={() => void saving.run()}
          >
            {texts.download}
          </Button>
          <Button variant="primary" icon={<SquareCheckIcon size={16} aria-hidden />} onClick={() => setMatching(true)}>
            {texts.match}
          </Button>
        </>
      }
    >
      <DataTable<PresenceForm>
        label={texts.title}
        columns={PRESENCE_COLUMNS}
        {...tableRows(page, query)}
        rowName={({ full_name }) => full_name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={<ClassFilter query={query} useClasses={usePresenceClassSearch} />}
        empty={<EmptyState icon={<SquareCheckIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {matching && (
        <LazyPart
          load={loadMatch}
          onFailure={() => setMatching(false)}
          props={{
            code: state.class_code || undefined,
            onCode: (code) => query.setFilters({ class_code: code, class_name: null }),
            onClose: () => setMatching(false),
          }}
        />
      )}
    </ListPage>
  );
}
