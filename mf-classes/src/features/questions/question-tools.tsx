import { Button } from '@widya/design-system/button';
import { DownloadIcon } from '@widya/design-system/icon';
import { ShowToggle } from '@widya/design-system/show-toggle';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface QuestionToolsProps {
  readonly query: TableQuery;
  readonly csv: { readonly busy: boolean; readonly run: () => void };
}

/** Toolbar buttons: show deleted questions, and export all matching ones. B-038, B-048. */
export function QuestionTools({ query, csv }: QuestionToolsProps) {
  return (
    <>
      <ShowToggle
        on={query.filters.hidden === '1'}
        onChange={(on) => query.setFilter('hidden', on ? '1' : null)}
        show={texts.showDeleted}
        hide={texts.hideDeleted}
      />
      <Button size="sm" icon={<DownloadIcon size={16} aria-hidden />} loading={csv.busy} onClick={csv.run}>
        {texts.download}
      </Button>
    </>
  );
}
