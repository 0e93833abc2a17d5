import { call } from '@widya/api-client/api';
import { listClassQuestions } from '@widya/contract/questions';
import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { PlusIcon, QuestionIcon, UploadIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { ClassGuard } from '../../features/class-scope/class-guard.tsx';
import { ClassHeader } from '../../features/class-scope/class-header.tsx';
import { useClassScope } from '../../features/class-scope/use-class-scope.ts';
import { QUESTION_COLUMNS } from '../../features/questions/columns.tsx';
import { QuestionTable } from '../../features/questions/question-table.tsx';
import { QUESTION_TEXTS } from '../../features/questions/texts.ts';
import { UnansweredFilter } from '../../features/questions/unanswered-filter.tsx';
import { useQuestionReads } from '../../features/questions/use-question-reads.ts';
import { classQuestionList } from './list.ts';
import { ShowAnswers } from './show-answers.tsx';
import { TEXTS } from './texts.ts';

const loadDialogs = () => import('./own-dialogs.tsx').then(({ OwnDialogs }) => OwnDialogs);

/** Pertanyaan of a class. Source: B-038 to B-041. */
export default function Questions({ params }: ScreenProps) {
  const code = params.event_url ?? '';
  const { role } = useSession();
  const { query, state, page } = useList(classQuestionList, { params: { code } });
  const scope = useClassScope(code);
  const reads = useQuestionReads({
    query: classQuestionList.queryOf(state),
    read: (more) => call(listClassQuestions, { params: { code }, query: more }),
  });
  const [dialog, setDialog] = useState<'add' | 'upload' | null>(null);
  const close = () => setDialog(null);
  const add = (
    <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={() => setDialog('add')}>
      {TEXTS.add}
    </Button>
  );

  return (
    <ClassGuard failures={[page.data ? undefined : page.error, scope.error]}>
      <Page>
        <ClassHeader
          title={QUESTION_TEXTS.title}
          className={scope.record?.name}
          facts={page.data && QUESTION_TEXTS.total(page.data.meta.total)}
          actions={
            <>
              <Button icon={<UploadIcon size={16} aria-hidden />} onClick={() => setDialog('upload')}>
                {TEXTS.upload}
              </Button>
              {add}
            </>
          }
        />
        <ShowAnswers record={scope.record} mayChange={role !== 'instructor'} />
        <QuestionTable
          {...reads}
          label={TEXTS.label}
          columns={QUESTION_COLUMNS}
          page={page}
          query={query}
          filters={<UnansweredFilter query={query} />}
          mayWrite
          empty={
            <EmptyState
              icon={<QuestionIcon size={22} />}
              title={TEXTS.empty}
              description={TEXTS.emptyWhy}
              action={add}
            />
          }
        />
        {dialog && <LazyPart load={loadDialogs} props={{ code, kind: dialog, onClose: close }} onFailure={close} />}
      </Page>
    </ClassGuard>
  );
}
