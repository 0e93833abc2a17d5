import type { Query } from '@widya/api-client/query';
import type { QuestionPage } from '@widya/api-client/questions';
import type { Question } from '@widya/contract/questions';
import { Button } from '@widya/design-system/button';
import { type DataColumn, DataTable } from '@widya/design-system/data-table';
import { UserIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useNarrow } from '@widya/design-system/use-narrow';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import type { ReactNode } from 'react';
import { QuestionTools } from './question-tools.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';
import type { FindUnanswered } from './use-next-question.ts';
import { useQuestionRows } from './use-question-rows.ts';

/** The asker by account, otherwise by address; null without both, as under a typed name. */
const personOf = ({ member_id, email }: Question) =>
  member_id === null ? (email ? { email } : null) : { id: member_id };
const loadDialogs = () => import('./question-dialogs.tsx').then(({ QuestionDialogs }) => QuestionDialogs);

interface QuestionTableProps {
  readonly label: string;
  readonly columns: {
    readonly wide: readonly DataColumn<Question>[];
    readonly narrow: readonly DataColumn<Question>[];
  };
  readonly page: Query<QuestionPage>;
  readonly query: TableQuery;
  readonly filters: ReactNode;
  readonly csv: { readonly busy: boolean; readonly run: () => void };
  readonly findUnanswered: FindUnanswered;
  readonly empty: ReactNode;
  /** False when the questions are read-only. */
  readonly mayWrite: boolean;
}

/** Questions with their actions, of one class or of all. B-038, B-050 to B-056. */
export function QuestionTable({ page, mayWrite, columns, findUnanswered, csv, ...table }: QuestionTableProps) {
  const narrow = useNarrow();
  const rows = useQuestionRows();
  const actions = usePersonActions(rows.actions, personOf, <UserIcon size={16} />);
  const { data, error, isValidating, retry } = page;
  return (
    <>
      <DataTable<Question>
        {...table}
        columns={narrow ? columns.narrow : columns.wide}
        rows={data?.data}
        total={data?.meta.total}
        rowKey={({ id }) => String(id)}
        rowName={({ full_name }) => texts.rowName(full_name)}
        loading={isValidating}
        error={error}
        onRetry={retry}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        tools={<QuestionTools query={table.query} csv={csv} />}
        rowActions={mayWrite ? actions : undefined}
        onOpen={mayWrite ? rows.open : undefined}
        cardAction={(row) => {
          if (!mayWrite || row.active !== 1) return null;
          const action = row.answer === null ? texts.actions.answer : texts.actions.editAnswer;
          return (
            <Button size="sm" aria-label={texts.actions.answerOf(action, row.full_name)} onClick={() => rows.open(row)}>
              {action}
            </Button>
          );
        }}
      />
      {rows.dialog && (
        <LazyPart
          load={loadDialogs}
          props={{ dialog: rows.dialog, findUnanswered, onClose: rows.close }}
          onFailure={rows.close}
        />
      )}
    </>
  );
}
