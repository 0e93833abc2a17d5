import { failureOf } from '@widya/api-client/api-error';
import type { ParticipantBulkPreview } from '@widya/contract/participants-bulk';
import { Muted, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import type { BulkAction } from './bulk-request.ts';
import { BULK_ACTIONS, BULK_TEXTS as texts } from './texts.ts';

const Box = styled('section', {
  base: { bg: 'bg.subtle', borderRadius: 'md', padding: '12px 14px', minHeight: '108px' },
});
const List = styled('ul', { base: { margin: 0, paddingInlineStart: '18px', fontSize: 'sm', color: 'fg.muted' } });

interface PreviewBoxProps {
  readonly action: BulkAction;
  readonly preview: ParticipantBulkPreview | null;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What will happen, in numbers and with a few names, before anything is done. */
export function PreviewBox({ action, preview, error, onRetry }: PreviewBoxProps) {
  if (error) return <LoadFailure failure={failureOf(error)} title={texts.previewFailed} onRetry={onRetry} />;
  return (
    <Box aria-live="polite" aria-label="Pratinjau">
      {preview ? (
        <Stack gap="2">
          <strong>{preview.changes === 0 ? texts.nothing : BULK_ACTIONS[action].will(preview.changes)}</strong>
          <Facts action={action} preview={preview} />
          {preview.examples.length > 0 && preview.changes > 0 && (
            <Muted fontSize="sm">
              {texts.examples}: {preview.examples.map(({ full_name }) => full_name).join(', ')}
            </Muted>
          )}
        </Stack>
      ) : (
        <SkeletonArea>
          <SkeletonText lines={3} />
        </SkeletonArea>
      )}
    </Box>
  );
}

function Facts({ action, preview }: { readonly action: BulkAction; readonly preview: ParticipantBulkPreview }) {
  const { mails, free_places, skipped } = preview;
  const left = skipped.reduce((sum, row) => sum + row.count, 0);
  return (
    <>
      <span>
        {[
          mails === 0 ? texts.noMails : texts.mails(mails),
          action === 'accept' && free_places !== null && texts.free(free_places),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {left > 0 && (
        <div>
          {texts.skipped(left)}
          <List>
            {skipped.map(({ reason, count }) => (
              <li key={reason}>{texts.skippedBecause(count, reason)}</li>
            ))}
          </List>
        </div>
      )}
    </>
  );
}
