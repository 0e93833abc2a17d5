import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { Inline, Spacer, Stack } from '@widya/design-system/layout';
import { RowEditor } from './row-editor.tsx';
import type { UploadedRow } from './row-rules.ts';
import { RowView } from './row-view.tsx';
import { UPLOAD_TEXTS as texts } from './texts.ts';
import type { useDecisions } from './use-decisions.ts';

interface RowItemProps {
  readonly row: UploadedRow;
  readonly choice: ReturnType<typeof useDecisions>;
}

/** A row of the file: as a question, or with its editor. */
export function RowItem({ row, choice }: RowItemProps) {
  const { blocked, unregistered, decisions, open, correct, skip } = choice;
  const isBlocked = blocked.has(row.row);
  const isSkipped = decisions.skipped.has(row.row);
  const shown = decisions.corrected.get(row.row) ?? row;
  return (
    <Stack as="li" gap="2" paddingBlock="3" borderBottom="1px solid" borderColor="border.subtle">
      <Inline>
        <strong>{texts.rowNumber(row.row)}</strong>
        {isSkipped && <Badge>{texts.skipped}</Badge>}
        {isBlocked && !isSkipped && !open.includes(row.row) && <Badge tone="ok">{texts.corrected}</Badge>}
        {unregistered.has(row.row) && <Badge tone="warn">{texts.views.warnings}</Badge>}
        <Spacer />
        {isSkipped && (
          <Button size="sm" variant="ghost" aria-label={texts.keepRow(row.row)} onClick={() => skip([row.row], false)}>
            {texts.keep}
          </Button>
        )}
      </Inline>
      {isBlocked && !isSkipped ? (
        <RowEditor row={shown} onCorrect={correct} onSkip={() => skip([row.row], true)} />
      ) : (
        <RowView row={shown} />
      )}
    </Stack>
  );
}
