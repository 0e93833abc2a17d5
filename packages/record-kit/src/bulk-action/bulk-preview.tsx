import { failureOf } from '@widya/api-client/api-error';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';
import { PREVIEW_TEXTS as texts } from './texts.ts';

const Box = styled('section', {
  base: { bg: 'bg.subtle', borderRadius: 'md', padding: '12px 14px', minHeight: '108px' },
});
const List = styled('ul', { base: { margin: 0, paddingInlineStart: '18px', fontSize: 'sm', color: 'fg.muted' } });

interface Skipped {
  readonly reason: string;
  readonly count: number;
}

/** Result of counting a bulk action. */
export interface CountedBulk {
  /** What will happen, with the number of rows. */
  readonly headline: string;
  /** Further facts, one per line. */
  readonly facts?: ReactNode;
  readonly skipped: readonly Skipped[];
  /** Names of a few rows that will change. */
  readonly examples: readonly string[];
}

interface BulkPreviewProps {
  /** Null while counting. */
  readonly counted: CountedBulk | null;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Preview of a bulk action: numbers and a few names. */
export function BulkPreview({ counted, error, onRetry }: BulkPreviewProps) {
  if (error) return <LoadFailure failure={failureOf(error)} title={texts.failed} onRetry={onRetry} />;
  return (
    <Box aria-live="polite" aria-label={texts.label}>
      {counted ? (
        <Stack gap="2">
          <strong>{counted.headline}</strong>
          {counted.facts}
          <SkippedRows skipped={counted.skipped} />
          {counted.examples.length > 0 && (
            <Muted fontSize="sm">
              {texts.examples}: {counted.examples.join(', ')}
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

function SkippedRows({ skipped }: Pick<CountedBulk, 'skipped'>) {
  const rows = skipped.reduce((sum, { count }) => sum + count, 0);
  if (rows === 0) return null;
  return (
    <div>
      {texts.skipped(formatNumber(rows))}
      <List>
        {skipped.map(({ reason, count }) => (
          <li key={reason}>{texts.skippedBecause(formatNumber(count), reason)}</li>
        ))}
      </List>
    </div>
  );
}
