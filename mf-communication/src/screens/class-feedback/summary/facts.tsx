import type { FeedbackSummary } from '@widya/contract/feedback';
import { formatNumber } from '@widya/design-system/formats/number';
import { Hint } from '@widya/design-system/hint';
import { InfoIcon } from '@widya/design-system/icon';
import { FigureList } from '../../../features/ratings/figure-list.tsx';
import { formatRating } from '../../../features/ratings/format-rating.ts';
import { responseRate } from '../../../features/ratings/response-rate.ts';
import { RATING_TEXTS } from '../../../features/ratings/texts.ts';
import { CLASS_FEEDBACK_TEXTS } from '../texts.ts';

const { facts } = CLASS_FEEDBACK_TEXTS;

/** IPK, responses, response rate, comments, and hidden feedback. D78. */
export const Facts = ({ summary }: { readonly summary: FeedbackSummary }) => (
  <FigureList
    label={facts.label}
    items={[
      {
        key: 'ipk',
        label: (
          <>
            {RATING_TEXTS.ipk}{' '}
            <Hint label={RATING_TEXTS.ipk} content={RATING_TEXTS.ipkHint}>
              <InfoIcon size={14} aria-hidden />
            </Hint>
          </>
        ),
        value: formatRating(summary.average),
      },
      {
        key: 'count',
        label: facts.count,
        value: facts.countOf(formatNumber(summary.count), formatNumber(summary.participants)),
        hint: facts.countHint,
      },
      { key: 'rate', label: facts.rate, value: responseRate(summary.count, summary.participants) },
      { key: 'commented', label: facts.commented, value: formatNumber(summary.commented) },
      { key: 'hidden', label: facts.hidden, value: formatNumber(summary.hidden) },
    ]}
  />
);
