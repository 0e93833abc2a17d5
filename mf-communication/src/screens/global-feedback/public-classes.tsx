import type { ClassFeedbackPage } from '@widya/api-client/feedback';
import type { Query } from '@widya/api-client/query';
import type { ClassFeedback } from '@widya/contract/feedback';
import { MAX_IPK } from '@widya/contract/feedback-criteria';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { useMemo } from 'react';
import { classColumns } from './class-columns.tsx';
import { NewestClasses } from './newest-classes.tsx';
import { RatingTab } from './rating-tab.tsx';
import { GLOBAL_FEEDBACK_TEXTS as texts } from './texts.ts';

interface PublicClassesProps {
  readonly query: TableQuery;
  readonly page: Query<ClassFeedbackPage>;
}

/** Kelas Publik: IPK of each class, the three latest by criterion, and a table of all. B-221, B-222. */
export function PublicClasses({ query, page }: PublicClassesProps) {
  const mayOpen = useSession().can('home');
  const columns = useMemo(
    () => classColumns((code) => (mayOpen ? linkTo('ClassFeedback', { event_url: code }) : null)),
    [mayOpen],
  );
  return (
    <RatingTab<ClassFeedback>
      query={query}
      page={page}
      label={texts.list.classes}
      columns={columns}
      read={({ class_code, class_name, average }) => ({ code: class_code, name: class_name, average })}
      chart={{ title: texts.charts.averages, help: texts.charts.averagesWhy, max: MAX_IPK }}
      beside={<NewestClasses />}
    />
  );
}
