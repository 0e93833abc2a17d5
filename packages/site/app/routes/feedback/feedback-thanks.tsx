import type { FeedbackForm } from '@widya/contract/feedback';
import { MAX_IPK, MAX_RATING } from '@widya/contract/feedback-criteria';
import { formatNumber } from '@widya/design-system/formats/number';
import { CircleCheck } from 'lucide-react';
import { State } from '../../parts/state.tsx';

interface FeedbackThanksProps {
  readonly form: FeedbackForm;
  readonly given: NonNullable<FeedbackForm['given']>;
  /** Whether a question was included and passed on. */
  readonly hasQuestion: boolean;
}

/** The submitted feedback on both scales (D78). */
export const FeedbackThanks = ({ form, given, hasQuestion }: FeedbackThanksProps) => (
  <State icon={CircleCheck} title="Umpan balik terkirim">
    <title>Umpan balik terkirim · Widya</title>
    <span hidden data-forget={`umpan-balik:${form.class_code}`} />
    <p>
      {hasQuestion
        ? 'Terima kasih untuk umpan balik yang telah dikirim. Pertanyaan yang dikirim telah kami kumpulkan dan akan dijawab oleh narasumber.'
        : 'Terima kasih untuk umpan balik yang telah dikirim.'}
    </p>
    <dl className="given num">
      <div>
        <dt className="small muted">Rata-rata nilai, 1–{MAX_RATING}</dt>
        <dd>{formatNumber(given.mean)}</dd>
      </div>
      <div>
        <dt className="small muted">IPK, 1–{MAX_IPK}</dt>
        <dd>{formatNumber(given.average)}</dd>
      </div>
    </dl>
    <a className="btn" href={`/kelas/${form.class_code}`}>
      Lihat kelas
    </a>
  </State>
);
