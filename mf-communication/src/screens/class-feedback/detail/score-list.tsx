import type { Feedback } from '@widya/contract/feedback';
import { CRITERION_LABELS, FEEDBACK_CRITERIA, MAX_RATING } from '@widya/contract/feedback-criteria';
import { ProgressBar } from '@widya/design-system/progress-bar';
import { styled } from '@widya/design-system/styled';
import { DETAIL_TEXTS as texts } from '../texts.ts';

const Scores = styled('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '2',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(60px, 40%) 56px',
      alignItems: 'center',
      gap: '3',
    },
    '& li > span:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
  },
});

/** The six ratings of a participant, from 1 to 5. */
export const ScoreList = ({ feedback }: { readonly feedback: Feedback }) => (
  <Scores aria-label={texts.ratings}>
    {FEEDBACK_CRITERIA.map((criterion) => (
      <li key={criterion}>
        <span>{CRITERION_LABELS[criterion]}</span>
        <ProgressBar label={CRITERION_LABELS[criterion]} value={feedback[criterion]} max={MAX_RATING} />
        <span>{texts.of(feedback[criterion])}</span>
      </li>
    ))}
  </Scores>
);
