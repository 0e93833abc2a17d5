import type { QuestionUpload } from '@widya/contract/questions';
import { Badge } from '@widya/design-system/badge';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { ShowMore } from '@widya/record-kit/paging/show-more';
import { useState } from 'react';
import { RowItem } from './row-item.tsx';
import { UPLOAD_TEXTS as texts } from './texts.ts';
import type { useDecisions } from './use-decisions.ts';

type View = keyof typeof texts.views;

/** Number of rows rendered at once, with more on request, so that the dialog stays fast; all rows are saved. */
const STEP = 100;

interface PreviewProps {
  readonly upload: QuestionUpload;
  readonly choice: ReturnType<typeof useDecisions>;
}

/** The rows of the file before questions are created. B-041, B-044, B-045. */
export function Preview({ upload, choice }: PreviewProps) {
  const { blocked, unregistered, open, skipOpen } = choice;
  const [view, setView] = useState<View>(blocked.size > 0 ? 'problems' : 'all');
  const [visibleCount, setVisibleCount] = useState(STEP);
  const rowNumbers = { all: null, problems: blocked, warnings: unregistered }[view];
  const rows = rowNumbers ? upload.questions.filter(({ row }) => rowNumbers.has(row)) : upload.questions;
  const views = (['problems', 'warnings', 'all'] as const).filter(
    (key) => key === 'all' || { problems: blocked, warnings: unregistered }[key].size > 0,
  );
  return (
    <Stack gap="3">
      <Inline role="status">
        <Badge>{texts.rows(upload.questions.length)}</Badge>
        {blocked.size > 0 && <Badge tone="error">{texts.blocking(blocked.size)}</Badge>}
        {unregistered.size > 0 && <Badge tone="warn">{texts.warnings(unregistered.size)}</Badge>}
      </Inline>
      {unregistered.size > 0 && <Banner tone="warn">{texts.unregistered}</Banner>}
      <Inline>
        {views.length > 1 && (
          <SegmentGroup
            fit
            label={texts.view}
            options={views.map((value) => ({ value, label: texts.views[value] }))}
            value={view}
            onChange={(next) => {
              setView(next);
              setVisibleCount(STEP);
            }}
          />
        )}
        <Spacer />
        {open.length > 0 && (
          <Button size="sm" variant="ghost" onClick={skipOpen}>
            {texts.skipAll}
          </Button>
        )}
      </Inline>
      <Stack as="ol" gap="0" margin="0" padding="0" listStyleType="none">
        {rows.slice(0, visibleCount).map((row) => (
          <RowItem key={row.row} row={row} choice={choice} />
        ))}
      </Stack>
      <ShowMore rest={rows.length - visibleCount} onMore={() => setVisibleCount(visibleCount + STEP)} />
      {open.length > 0 && <Muted role="status">{texts.stillWrong(open.length)}</Muted>}
    </Stack>
  );
}
