import { failureOf } from '@widya/api-client/api-error';
import { exportDocuments, useDocumentClassSearch } from '@widya/api-client/document-forms';
import { saveFile } from '@widya/api-client/save-file';
import type { DocumentForm } from '@widya/contract/document-forms';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { ArchiveIcon, DownloadIcon, FileTextIcon, UserIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { toast } from '@widya/design-system/toast';
import { useSelection } from '@widya/record-kit/bulk-action/use-selection';
import { ClassFilter } from '@widya/record-kit/list/class-filter';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useAction } from '@widya/remote-kit/use-action';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { useMemo, useState } from 'react';
import { useArchive } from './archive/use-archive.ts';
import { DOCUMENT_COLUMNS } from './columns.tsx';
import type { OpenDocument } from './document-dialogs.tsx';
import { documentList } from './list.ts';
import { documentRowActions } from './row-actions.tsx';
import { DOCUMENT_TEXTS as texts } from './texts.ts';
import { useSeenRows } from './use-seen-rows.ts';

const personOf = ({ email }: DocumentForm) => ({ email });
const loadDialogs = () => import('./document-dialogs.tsx').then(({ DocumentDialogs }) => DocumentDialogs);
const loadLeftOut = () => import('./archive/left-out-dialog.tsx').then(({ LeftOutDialog }) => LeftOutDialog);

/** Formulir Dokumen. Source: D134. */
export default function DocumentForms(_: ScreenProps) {
  const { query, state, page } = useList(documentList);
  const filters = documentList.filtersOf(state);
  const { selection, choose, clear } = useSelection(filters);
  const seen = useSeenRows(page.data?.data);
  const [opened, setOpened] = useState<OpenDocument | null>(null);
  const zip = useArchive({ filters, selection, seen, onDone: clear });
  const csv = useAction(async () => {
    try {
      saveFile(await exportDocuments(filters));
      toast.success(texts.csvDone);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void csv.run());
    }
  });
  const show = (document: DocumentForm) => setOpened({ kind: 'detail', document });
  const actions = useMemo(
    () =>
      documentRowActions({
        onShow: (document) => setOpened({ kind: 'detail', document }),
        onEdit: (document) => setOpened({ kind: 'edit', document }),
      }),
    [],
  );
  const withPerson = usePersonActions(actions, personOf, <UserIcon size={16} />);
  const close = () => setOpened(null);

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={texts.context}
      actions={
        <Button
          icon={<DownloadIcon size={16} aria-hidden />}
          loading={csv.busy}
          disabled={page.data?.meta.total === 0}
          onClick={() => void csv.run()}
        >
          {texts.csv}
        </Button>
      }
    >
      <DataTable<DocumentForm>
        label={texts.title}
        columns={DOCUMENT_COLUMNS}
        {...tableRows(page, query)}
        rowName={({ document_type, full_name }) => texts.previewOf(document_type, full_name)}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={<ClassFilter query={query} useClasses={useDocumentClassSearch} />}
        selection={selection}
        onSelection={choose}
        bulkActions={() => (
          <Button
            size="sm"
            variant="inverse"
            icon={<ArchiveIcon size={16} aria-hidden />}
            loading={zip.busy}
            onClick={zip.run}
          >
            {texts.zip}
          </Button>
        )}
        rowActions={withPerson}
        onOpen={show}
        cardAction={(document) => (
          <Button size="sm" aria-label={texts.showOf(document.full_name)} onClick={() => show(document)}>
            {texts.show}
          </Button>
        )}
        empty={<EmptyState icon={<FileTextIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {opened && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{ opened, onEdit: () => setOpened({ ...opened, kind: 'edit' }), onClose: close }}
        />
      )}
      {zip.leftOut && (
        <LazyPart load={loadLeftOut} onFailure={zip.forget} props={{ leftOut: zip.leftOut, onClose: zip.forget }} />
      )}
    </ListPage>
  );
}
