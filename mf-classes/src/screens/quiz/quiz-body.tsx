import type { QuizQuestion } from '@widya/contract/quiz';
import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { AnalysisTab } from './analysis-tab.tsx';
import { AnswersTab } from './answers/answers-tab.tsx';
import { FormsTab } from './forms/forms-tab.tsx';
import type { QuizTab } from './list.ts';
import { PreviewTab } from './preview-tab.tsx';
import { QuestionsTab } from './questions/questions-tab.tsx';
import { TEXTS } from './texts.ts';
import type { QuizDraft } from './use-quiz-draft.ts';
import type { QuizSaving } from './use-quiz-saving.ts';

interface QuizBodyProps {
  readonly code: string;
  readonly className: string;
  /** Null while the class has no test. */
  readonly quiz: QuizQuestion | null;
  readonly draft: QuizDraft;
  readonly saving: QuizSaving;
  readonly tab: QuizTab;
  readonly query: TableQuery;
}

/** Content of the open tab. */
export function QuizBody({ code, className, quiz, draft, saving, tab, query }: QuizBodyProps) {
  if (tab === 'soal') return <QuestionsTab draft={draft} saving={saving} />;
  if (tab === 'pratinjau') return <PreviewTab className={className} fields={draft.questions} />;
  if (tab === 'tambahan') return <FormsTab code={code} fields={quiz?.question_json ?? []} query={query} />;
  if (!quiz)
    return (
      <EmptyState
        title={TEXTS.noTest}
        description={TEXTS.noTestWhy}
        action={<Button onClick={() => query.setFilter('tab', 'soal')}>{TEXTS.toQuestions}</Button>}
      />
    );
  return tab === 'jawaban' ? <AnswersTab quiz={quiz} query={query} /> : <AnalysisTab quiz={quiz} />;
}
