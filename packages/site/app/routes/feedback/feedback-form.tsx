import type { FeedbackForm as Form } from '@widya/contract/feedback';
import { FEEDBACK_CRITERIA } from '@widya/contract/feedback-criteria';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { AreaField, TextField } from '../../parts/field.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RecordHead } from '../../parts/record-head.tsx';
import type { RefusedForm } from '../../server/refused-form.ts';
import { RatingScale } from './rating-scale.tsx';

interface FeedbackFormProps {
  readonly form: Form;
  readonly refused: RefusedForm | undefined;
  readonly drawn: DrawnPoster | undefined;
}

/** Six ratings and free text. */
export function FeedbackForm({ form, refused, drawn }: FeedbackFormProps) {
  const { values = {}, problems = {}, message } = refused ?? {};
  return (
    <>
      <RecordHead code={form.class_code} name={form.class_name} note={form.full_name} drawn={drawn} />
      <h1>Umpan balik</h1>
      <p className="lead">Sekitar dua menit. Nilai 1 sampai 5 juga dihitung ke skala IPK, tertinggi 4.</p>
      <form method="post" className="form" data-keep={`umpan-balik:${form.class_code}`}>
        <ProblemSummary problems={problems} message={message} />
        {FEEDBACK_CRITERIA.map((criterion) => (
          <RatingScale key={criterion} criterion={criterion} chosen={values[criterion]} problem={problems[criterion]} />
        ))}
        <AreaField
          name="masukan"
          label="Masukan"
          isOptional
          rows={4}
          maxLength={5_000}
          defaultValue={values.masukan}
          problem={problems.masukan}
        />
        <TextField
          name="kelas_yang_diinginkan"
          label="Kelas yang Anda inginkan"
          isOptional
          maxLength={1_000}
          defaultValue={values.kelas_yang_diinginkan}
          problem={problems.kelas_yang_diinginkan}
        />
        {form.takes_questions && (
          <AreaField
            name="question"
            label="Pertanyaan untuk pengajar"
            isOptional
            rows={3}
            maxLength={5_000}
            defaultValue={values.question}
            problem={problems.question}
          />
        )}
        <button type="submit" className="btn main full">
          Kirim umpan balik
        </button>
      </form>
    </>
  );
}
