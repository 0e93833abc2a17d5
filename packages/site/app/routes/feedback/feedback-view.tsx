import type { FeedbackForm as Form } from '@widya/contract/feedback';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { formatDateTime } from '@widya/contract/time/texts';
import { FormClosed } from '../../parts/form-closed.tsx';
import type { RefusedForm } from '../../server/refused-form.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';

interface FeedbackViewProps {
  readonly form: Form;
  /** Whether a question was included and passed on. */
  readonly hasQuestion: boolean;
  readonly refused: RefusedForm | undefined;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
}

/** Feedback page of a class: not open yet, the form, or the submitted feedback. */
export function FeedbackView({ form, hasQuestion, refused, drawn }: FeedbackViewProps) {
  if (form.given !== null) return <FeedbackThanks given={form.given} form={form} hasQuestion={hasQuestion} />;
  if (form.state === 'early')
    return (
      <FormClosed title="Umpan balik belum dibuka" isEarly code={form.class_code}>
        <p>{form.class_name}</p>
        {form.opens_at !== null && <p>Dibuka {formatDateTime(form.opens_at)}, setelah kelas selesai.</p>}
      </FormClosed>
    );
  return (
    <main id="isi" className="wrap narrow page">
      <title>{`Umpan balik ${form.class_name} · Widya`}</title>
      <meta name="robots" content="noindex" />
      <FeedbackForm form={form} refused={refused} drawn={drawn} />
    </main>
  );
}
