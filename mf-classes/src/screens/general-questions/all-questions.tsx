import { call } from '@widya/api-client/api';
import type { Query } from '@widya/api-client/query';
import type { QuestionPage } from '@widya/api-client/questions';
import { listQuestions, type Question } from '@widya/contract/questions';
import { EmptyState } from '@widya/design-system/empty-state';
import { QuestionIcon } from '@widya/design-system/icon';
import { TextLink } from '@widya/design-system/link';
import type { TableQuery } from '@widya/design-system/use-table-query';
import type { ListStateOf } from '@widya/remote-kit/define-list';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { generalColumns } from '../../features/questions/columns.tsx';
import { QuestionTable } from '../../features/questions/question-table.tsx';
import { UnansweredFilter } from '../../features/questions/unanswered-filter.tsx';
import { useQuestionReads } from '../../features/questions/use-question-reads.ts';
import { ClassChoice } from './class-choice.tsx';
import { questionList } from './list.ts';
import { TEXTS } from './texts.ts';

function ClassCell({ class_code, class_name }: Question) {
  const { can } = useSession();
  const to = can('home') ? linkTo('Questions', { event_url: class_code }) : null;
  return to === null ? class_name : <TextLink to={to}>{class_name}</TextLink>;
}

const COLUMNS = generalColumns(ClassCell);

interface AllQuestionsProps {
  readonly query: TableQuery;
  readonly state: ListStateOf<typeof questionList>;
  readonly page: Query<QuestionPage>;
}

/** Questions of all classes or of the chosen one. Writing needs the key of classes, as in the API. */
export function AllQuestions({ query, state, page }: AllQuestionsProps) {
  const { can } = useSession();
  const code = state.class_code;
  const reads = useQuestionReads({
    query: questionList.queryOf(state),
    read: (more) => call(listQuestions, { query: more }),
    withClass: true,
  });
  const name = page.data?.data.find(({ class_code }) => class_code === code)?.class_name ?? code;
  return (
    <QuestionTable
      {...reads}
      label={TEXTS.label}
      columns={COLUMNS}
      page={page}
      query={query}
      mayWrite={can('home')}
      filters={
        <>
          <ClassChoice
            value={code === '' ? null : { value: code, label: name }}
            onChange={(option) => query.setFilter('class_code', option?.value ?? null)}
          />
          <UnansweredFilter query={query} />
        </>
      }
      empty={
        <EmptyState
          icon={<QuestionIcon size={22} />}
          title={code === '' ? TEXTS.empty : TEXTS.emptyClass}
          description={TEXTS.emptyWhy}
        />
      }
    />
  );
}
