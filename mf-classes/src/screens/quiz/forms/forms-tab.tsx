import { readAllQuizForms } from '@widya/api-client/quiz';
import type { QuizField, QuizFormRow } from '@widya/contract/quiz';
import { DataTable } from '@widya/design-system/data-table';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { EyeIcon, TrashIcon, UsersIcon } from '@widya/design-system/icon';
import { tableRows } from '@widya/design-system/list-page';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { useRowsOf } from '@widya/record-kit/list/use-list';
import { useState } from 'react';
import { useCsvDownload } from '../../../features/csv-download/use-csv-download.ts';
import { AnswerItems } from '../answers/answer-items.tsx';
import { formSheet } from '../answers/sheet.ts';
import { ANSWER_TEXTS } from '../answers/texts.ts';
import { DownloadButton } from '../download-button.tsx';
import { formList } from '../list.ts';
import { TEXTS } from '../texts.ts';
import { FORM_COLUMNS } from './columns.tsx';
import { RemoveFormDialog } from './remove-form-dialog.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

interface FormsTabProps {
  readonly code: string;
  /** Questions of the test; empty without a test. */
  readonly fields: readonly QuizField[];
  readonly query: TableQuery;
}

/** Additional answers. B-024, B-034 to B-037. */
export function FormsTab({ code, fields, query }: FormsTabProps) {
  const { state, page } = useRowsOf(formList, query, { params: { code } });
  const [opened, setOpened] = useState<{ readonly kind: 'view' | 'remove'; readonly row: QuizFormRow } | null>(null);
  const close = () => setOpened(null);
  const csv = useCsvDownload(texts.fileName, async () =>
    formSheet(fields, await readAllQuizForms(code, formList.queryOf(state))),
  );
  const view = (row: QuizFormRow) => setOpened({ kind: 'view', row });
  return (
    <>
      <DataTable<QuizFormRow>
        label={texts.list}
        columns={FORM_COLUMNS}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={TEXTS.search}
        tools={<DownloadButton csv={csv} />}
        onOpen={view}
        rowActions={(row) => [
          { key: 'view', label: TEXTS.view, icon: <EyeIcon size={16} />, onSelect: () => view(row) },
          {
            key: 'remove',
            label: texts.remove,
            icon: <TrashIcon size={16} />,
            onSelect: () => setOpened({ kind: 'remove', row }),
            danger: true,
            separated: true,
          },
        ]}
        empty={<EmptyState icon={<UsersIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {opened?.kind === 'view' && (
        <Drawer open onClose={close} size="lg" title={ANSWER_TEXTS.drawerTitle(opened.row.name)}>
          <AnswerItems fields={fields} items={opened.row.answer_json} />
        </Drawer>
      )}
      {opened?.kind === 'remove' && <RemoveFormDialog row={opened.row} onClose={close} />}
    </>
  );
}
