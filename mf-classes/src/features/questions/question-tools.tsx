import { Button } from '@widya/design-system/button';
import { DownloadIcon, EyeIcon, EyeOffIcon } from '@widya/design-system/icon';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface QuestionToolsProps {
  readonly query: TableQuery;
  readonly csv: { readonly busy: boolean; readonly run: () => void };
}

/** At the right of the toolbar: deleted questions, and all that the list finds as a file. Rules B-038, B-048. */
export function QuestionTools({ query, csv }: QuestionToolsProps) {
  const on = query.filters.hidden === '1';
  const Icon = on ? EyeIcon : EyeOffIcon;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon size={16} aria-hidden />}
        aria-pressed={on}
        onClick={() => query.setFilter('hidden', on ? null : '1')}
      >
        {on ? texts.hideDeleted : texts.showDeleted}
      </Button>
      <Button size="sm" icon={<DownloadIcon size={16} aria-hidden />} loading={csv.busy} onClick={csv.run}>
        {texts.download}
      </Button>
    </>
  );
}
