import { readAllQuizAnswers } from '@widya/api-client/quiz';
import type { QuizAnswerRow, QuizQuestion } from '@widya/contract/quiz';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { ToggleChip } from '@widya/design-system/filter-chip';
import { EyeIcon, LinkIcon, UserIcon, UsersIcon } from '@widya/design-system/icon';
import { tableRows } from '@widya/design-system/list-page';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { useRowsOf } from '@widya/record-kit/list/use-list';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { useState } from 'react';
import { useCsvDownload } from '../../../features/csv-download/use-csv-download.ts';
import { DownloadButton } from '../download-button.tsx';
import { answerList } from '../list.ts';
import { TEXTS } from '../texts.ts';
import { AnswerDrawer } from './answer-drawer.tsx';
import { ANSWER_COLUMNS } from './columns.tsx';
import { answerSheet } from './sheet.ts';
import { ANSWER_TEXTS as texts } from './texts.ts';
import { TokenDialog } from './token-dialog.tsx';

const personOf = ({ email }: QuizAnswerRow) => ({ email });

type Opened = { readonly kind: 'answer' | 'token'; readonly row: QuizAnswerRow };

interface AnswersTabProps {
  readonly quiz: QuizQuestion;
  readonly query: TableQuery;
}

/** Who submitted the test and who did not. B-026 to B-031. */
export function AnswersTab({ quiz, query }: AnswersTabProps) {
  const { state, page } = useRowsOf(answerList, query, { params: { id: quiz.id } });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const csv = useCsvDownload(texts.fileName, async () =>
    answerSheet(quiz.question_json, await readAllQuizAnswers(quiz.id, answerList.queryOf(state))),
  );
  const chip = (value: '1' | '0', label: string) => (
    <ToggleChip label={label} on={state.done === value} onChange={(on) => query.setFilter('done', on ? value : null)} />
  );
  const actions = usePersonActions(
    (row: QuizAnswerRow) => [
      row.id !== null && {
        key: 'answer',
        label: TEXTS.view,
        icon: <EyeIcon size={16} />,
        onSelect: () => setOpened({ kind: 'answer', row }),
      },
      {
        key: 'token',
        label: texts.tokenAction,
        icon: <LinkIcon size={16} />,
        onSelect: () => setOpened({ kind: 'token', row }),
      },
    ],
    personOf,
    <UserIcon size={16} />,
  );
  return (
    <>
      <DataTable<QuizAnswerRow>
        label={texts.list}
        columns={ANSWER_COLUMNS}
        {...tableRows(page, query, ({ participant_id }) => String(participant_id))}
        rowName={({ full_name }) => full_name}
        errorTitle={texts.failed}
        searchPlaceholder={TEXTS.search}
        filters={
          <>
            {chip('1', TEXTS.done)}
            {chip('0', TEXTS.notDone)}
          </>
        }
        tools={<DownloadButton csv={csv} />}
        onOpen={(row) => row.id !== null && setOpened({ kind: 'answer', row })}
        rowActions={actions}
        empty={<EmptyState icon={<UsersIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {opened?.kind === 'answer' && <AnswerDrawer fields={quiz.question_json} row={opened.row} onClose={close} />}
      {opened?.kind === 'token' && <TokenDialog row={opened.row} onClose={close} />}
    </>
  );
}
