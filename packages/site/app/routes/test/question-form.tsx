import type { FinalTest } from '@widya/contract/public-quiz';
import { CircleAlert, LayoutGrid, Send } from 'lucide-react';
import { TextField } from '../../parts/field.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { Question } from './question.tsx';
import { inputName, NAME_INPUT, TIME_OVER_INPUT } from './test-form.ts';

interface Sent {
  readonly message: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

interface QuestionFormProps {
  readonly test: FinalTest;
  /** The refused submission; null without one. */
  readonly sent: Sent | null;
}

/** Position among the questions, filled in by the script. */
const Position = ({ count }: { readonly count: number }) => (
  <div className="js" data-place="">
    <div className="place">
      <span className="num">
        <b>
          Soal <span data-number="">1</span>
        </b>{' '}
        <span className="muted">dari {count}</span>
      </span>
      <button className="btn text" type="button" data-review-open="">
        <LayoutGrid size={18} aria-hidden="true" />
        Daftar soal
      </button>
    </div>
    <div className="segments" aria-hidden="true" data-segments="">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their number never changes
        <i key={index} className={index === 0 ? 'here' : undefined} />
      ))}
    </div>
  </div>
);

/** Review before submitting, shown by the script. */
const Review = () => (
  <div className="js" data-review="" tabIndex={-1} hidden>
    <h2>Periksa sebelum dikumpulkan</h2>
    <p className="muted" data-tally="" />
    <ol className="grid" data-grid="" />
    <ul className="legend small muted" aria-hidden="true">
      <li>
        <i className="done" />
        Terjawab
      </li>
      <li>
        <i className="doubt" />
        Ragu-ragu
      </li>
      <li>
        <i />
        Belum dijawab
      </li>
    </ul>
    <div className="note warn" data-missing="" hidden>
      <CircleAlert size={22} aria-hidden="true" />
      <div>
        <b data-missing-which="" />
        Ketuk nomornya untuk menjawab sebelum dikumpulkan.
      </div>
    </div>
  </div>
);

/** Shown while answers are being sent, also without a connection. */
const Waiting = () => (
  <div className="state js" data-waiting="" tabIndex={-1} hidden>
    <IconTile icon={Send} />
    <h2>Jawaban sedang dikirim</h2>
    <p>Biarkan halaman ini terbuka. Tanpa koneksi, jawaban dikirim begitu tersambung lagi.</p>
    <button className="btn" type="button" data-retry="">
      Kirim sekarang
    </button>
  </div>
);

/** A final test as one form that works without script. */
export function QuestionForm({ test, sent }: QuestionFormProps) {
  const { questions, draft_key, taker, class_name } = test;
  const values = sent?.values ?? {};
  return (
    <main id="isi" className="wrap narrow test">
      <title>{`Tes akhir ${class_name} · Widya`}</title>
      <meta name="robots" content="noindex" />
      <form id="tes" method="post" data-final-test={draft_key} data-returned={sent ? '' : undefined}>
        {sent && <ProblemSummary problems={sent.problems} message={sent.message} />}
        <Position count={questions.length} />
        {questions.map((question, index) => (
          <Question
            key={question.fieldName}
            question={question}
            index={index}
            count={questions.length}
            answer={values[inputName(question.fieldName)] ?? ''}
          />
        ))}
        <Review />
        {taker === 'ADDITIONAL' && (
          <div className="late" data-last="">
            <TextField
              name={NAME_INPUT}
              label="Nama lengkap"
              help="Seperti yang akan tercetak di sertifikat."
              autoComplete="name"
              maxLength={200}
              required
              defaultValue={values[NAME_INPUT] ?? ''}
              problem={sent?.problems[NAME_INPUT]}
            />
          </div>
        )}
        <Waiting />
        <input type="hidden" name={TIME_OVER_INPUT} value="" />
      </form>
    </main>
  );
}
