import { call } from '@widya/api-client/api';
import { readAll } from '@widya/api-client/listing';
import { useClassQuestionPage } from '@widya/api-client/questions';
import { listClassQuestions, type Question } from '@widya/contract/questions';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { PlusIcon, QuestionIcon, UploadIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { useNarrow } from '@widya/design-system/use-narrow';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { ClassGate } from '../../features/class-scope/class-gate.tsx';
import { ClassHeader } from '../../features/class-scope/class-header.tsx';
import { useClassScope } from '../../features/class-scope/use-class-scope.ts';
import { useCsvDownload } from '../../features/csv/use-csv-download.ts';
import { LazyPart } from '../../features/lazy/lazy-part.tsx';
import { QUESTION_COLUMNS } from '../../features/questions/columns.tsx';
import { questionSheet } from '../../features/questions/question-sheet.ts';
import { QuestionTools } from '../../features/questions/question-tools.tsx';
import { QUESTION_TEXTS as questionTexts } from '../../features/questions/texts.ts';
import { UnansweredFilter } from '../../features/questions/unanswered-filter.tsx';
import { useQuestionRows } from '../../features/questions/use-question-rows.ts';
import { useQuestionTable } from '../../features/questions/use-question-table.ts';
import { ShowAnswers } from './show-answers.tsx';
import { TEXTS } from './texts.ts';

const loadQuestionDialogs = () =>
  import('../../features/questions/question-dialogs.tsx').then(({ QuestionDialogs }) => QuestionDialogs);
const loadOwnDialogs = () => import('./own-dialogs.tsx').then(({ OwnDialogs }) => OwnDialogs);

/** Pertanyaan of a class. Source: specification 2 §2 "Final test and class questions". */
export default function Questions({ params }: ScreenProps) {
  const code = params.event_url ?? '';
  const narrow = useNarrow();
  const { role } = useSession();
  const { query, asked } = useQuestionTable();
  const { data, error, isValidating, retry } = useClassQuestionPage(code, asked);
  const scope = useClassScope(code);
  const rows = useQuestionRows();
  const [own, setOwn] = useState<'add' | 'upload' | null>(null);
  const closeOwn = () => setOwn(null);

  const read = (more: typeof asked) => call(listClassQuestions, { params: { code }, query: { ...more } });
  const csv = useCsvDownload(questionTexts.fileName, async () =>
    questionSheet(await readAll((page) => read({ ...asked, page, per_page: 100 }))),
  );
  const readUnanswered = async () => {
    const { hidden: _, ...visible } = asked;
    const answer = await read({ ...visible, unanswered: '1', page: 1, per_page: 100 });
    return 'meta' in answer ? answer.data : answer;
  };
  const add = (
    <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={() => setOwn('add')}>
      {TEXTS.add}
    </Button>
  );

  return (
    <ClassGate failures={[data ? undefined : error, scope.error]}>
      <Page>
        <ClassHeader
          title={questionTexts.title}
          className={scope.record?.name}
          facts={data && questionTexts.total(data.meta.total)}
          actions={
            <>
              <Button icon={<UploadIcon size={16} aria-hidden />} onClick={() => setOwn('upload')}>
                {TEXTS.upload}
              </Button>
              {add}
            </>
          }
        />
        <ShowAnswers record={scope.record} mayChange={role !== 'instructor'} />
        <DataTable<Question>
          label={TEXTS.label}
          columns={narrow ? QUESTION_COLUMNS.narrow : QUESTION_COLUMNS.wide}
          rows={data?.data}
          total={data?.meta.total}
          rowKey={({ id }) => String(id)}
          rowName={({ full_name }) => questionTexts.rowName(full_name)}
          query={query}
          loading={isValidating}
          error={error}
          onRetry={retry}
          errorTitle={questionTexts.failed}
          searchPlaceholder={questionTexts.search}
          filters={<UnansweredFilter query={query} />}
          tools={<QuestionTools query={query} csv={csv} />}
          rowActions={rows.actions}
          onOpen={rows.open}
          cardAction={(row) =>
            row.active === 1 && (
              <Button
                size="sm"
                aria-label={questionTexts.actions.answerOf(row.full_name)}
                onClick={() => rows.open(row)}
              >
                {row.answer === null ? questionTexts.actions.answer : questionTexts.actions.editAnswer}
              </Button>
            )
          }
          empty={
            <EmptyState
              icon={<QuestionIcon size={22} />}
              title={TEXTS.empty}
              description={TEXTS.emptyWhy}
              action={add}
            />
          }
        />
        {rows.dialog && (
          <LazyPart
            load={loadQuestionDialogs}
            props={{ dialog: rows.dialog, readUnanswered, onClose: rows.close }}
            onFailure={rows.close}
          />
        )}
        {own && <LazyPart load={loadOwnDialogs} props={{ code, kind: own, onClose: closeOwn }} onFailure={closeOwn} />}
      </Page>
    </ClassGate>
  );
}
