import { useQuizQuestions } from '@widya/api-client/quiz';
import { outwardAddress } from '@widya/contract/outward-address';
import { TrashIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { Tabs } from '@widya/design-system/tabs';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useState } from 'react';
import { ClassGuard } from '../../features/class-scope/class-guard.tsx';
import { ClassHeader } from '../../features/class-scope/class-header.tsx';
import { useClassScope } from '../../features/class-scope/use-class-scope.ts';
import { ActiveSwitch } from './active-switch.tsx';
import { answerList, QUIZ_TABS } from './list.ts';
import { QuizBody } from './quiz-body.tsx';
import { RemoveQuizDialog } from './remove-quiz-dialog.tsx';
import { TEXTS } from './texts.ts';
import { useQuizDraft } from './use-quiz-draft.ts';
import { useQuizSaving } from './use-quiz-saving.ts';

const TABS = QUIZ_TABS.map((value) => ({ value, label: TEXTS.tabs[value] }));

/** Tes Akhir of a class. Source: D81. */
export default function Quiz({ params }: ScreenProps) {
  const code = params.event_url ?? '';
  const { data, error, isValidating, retry } = useQuizQuestions(code);
  const scope = useClassScope(code);
  const { site } = useSession();
  const query = useTableQuery(answerList.options);
  const { tab } = answerList.read(new URLSearchParams(query.apiQuery));
  const quiz = data && (data[0] ?? null);
  const draft = useQuizDraft(quiz);
  const saving = useQuizSaving(code, draft);
  const [removing, setRemoving] = useState(false);
  useUnsavedWork(draft.changes > 0);

  return (
    <ClassGuard failures={[data ? undefined : error, scope.error]}>
      <Page>
        <ClassHeader
          title={TEXTS.title}
          className={scope.record?.name}
          facts={quiz ? TEXTS.facts(quiz.question_json.length, quiz.answer_count) : undefined}
          more={[
            quiz && {
              key: 'open',
              label: TEXTS.openPublic,
              onSelect: () => window.open(outwardAddress(site, 'finalTest', code), '_blank', 'noopener'),
            },
            quiz && {
              key: 'remove',
              label: TEXTS.remove,
              icon: <TrashIcon size={16} />,
              onSelect: () => setRemoving(true),
              danger: true,
              disabled: quiz.answer_count > 0,
            },
          ]}
        />
        {quiz === undefined && (
          <PendingRead of={{ error, retry, isValidating }} title={TEXTS.failed} describe={failureOf} lines={10} />
        )}
        {quiz !== undefined && (
          <>
            {quiz && <ActiveSwitch quiz={quiz} />}
            <Tabs label={TEXTS.title} items={TABS} value={tab} onChange={(value) => query.setFilter('tab', value)}>
              <QuizBody
                code={code}
                className={scope.record?.name ?? ''}
                quiz={quiz}
                draft={draft}
                saving={saving}
                tab={tab}
                query={query}
              />
            </Tabs>
          </>
        )}
        {removing && quiz && (
          <RemoveQuizDialog quiz={quiz} onRemoved={() => draft.adopt(null)} onClose={() => setRemoving(false)} />
        )}
      </Page>
    </ClassGuard>
  );
}
