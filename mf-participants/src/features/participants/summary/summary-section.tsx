import type { Query } from '@widya/api-client/query';
import type { ParticipantSummary } from '@widya/contract/participants';
import { Button } from '@widya/design-system/button';
import { ChevronDownIcon, ChevronUpIcon } from '@widya/design-system/icon';
import { Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { Skeleton } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { useNarrow } from '@widya/design-system/use-narrow';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useState } from 'react';
import { SUMMARY_TEXTS as texts } from './texts.ts';
import { usePainted } from './use-painted.ts';

const loadPanel = () => import('./summary-panel.tsx').then(({ SummaryPanel }) => SummaryPanel);

/** Reserved while the chart's code loads, so that the list does not move. */
const HEIGHT = 196;
const Panel = styled(Stack, { base: { minHeight: { lg: `${HEIGHT}px` } } });

interface SummarySectionProps {
  readonly summary: Query<ParticipantSummary>;
  /** Whether the list has been read, so that the chart's code does not delay its rows. */
  readonly isListRead: boolean;
}

/** Figures and chart above the list; collapsible, and collapsed initially on phones. */
export function SummarySection({ summary, isListRead }: SummarySectionProps) {
  const { data, error, retry, isValidating } = summary;
  const isDue = usePainted(isListRead);
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isShown = chosen ?? !narrow;
  const Icon = isShown ? ChevronUpIcon : ChevronDownIcon;
  return (
    <Stack gap="2" marginBottom="4">
      <div>
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon size={16} aria-hidden />}
          aria-expanded={isShown}
          onClick={() => setChosen(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      </div>
      {isShown && !data && (
        <PendingRead of={{ error, retry, isValidating }} title={texts.failed} label={texts.label}>
          <Skeleton height={HEIGHT} />
        </PendingRead>
      )}
      {isShown && data && (
        <Panel>
          {isDue && <LazyPart load={loadPanel} props={{ summary: data }} onFailure={() => setChosen(false)} />}
        </Panel>
      )}
    </Stack>
  );
}
