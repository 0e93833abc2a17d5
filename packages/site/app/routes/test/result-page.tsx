import type { FinalTest, OpenQuestion, TestResult } from '@widya/contract/public-quiz';
import { formatLongDate, formatTime } from '@widya/contract/time/texts';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { RichText } from '../../parts/rich-text.tsx';

/** Prevents a score of 0.29 from becoming 28 because of binary arithmetic (D83). */
const ROUNDING = 1e-9;
const pointsOf = (score: number): number => Math.floor(score * 100 + ROUNDING);

type Item = NonNullable<TestResult['items']>[number];

function Mark({ correct }: Pick<Item, 'correct'>) {
  if (correct === null)
    return (
      <span className="badge">
        <CircleHelp size={16} aria-hidden="true" />
        Dinilai pengajar
      </span>
    );
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <span className={`badge ${correct ? 'ok' : 'error'}`}>
      <Icon size={16} aria-hidden="true" />
      {correct ? 'Benar' : 'Belum tepat'}
    </span>
  );
}

interface ItemsProps {
  readonly items: readonly Item[];
  readonly questions: readonly OpenQuestion[];
}

const Items = ({ items, questions }: ItemsProps) => (
  <section className="sec">
    <h2>Jawaban Anda</h2>
    <ol className="results">
      {items.map(({ fieldName, answer, correct }, index) => (
        <li key={fieldName}>
          <div>
            <span className="muted small">Soal {index + 1}</span>
            <Mark correct={correct} />
          </div>
          <RichText text={questions[index]?.description ?? ''} />
          <p>{answer === '' ? <span className="muted">Tidak dijawab</span> : <b>{answer}</b>}</p>
        </li>
      ))}
    </ol>
  </section>
);

interface ResultPageProps {
  readonly test: FinalTest;
  readonly result: TestResult;
  /** Whether the device submitted automatically. */
  readonly isTimeOver: boolean;
}

/** Result of a submitted test, as far as the class shows it. */
export function ResultPage({ test, result, isTimeOver }: ResultPageProps) {
  const { handed_in_at, score, needs_scoring, items } = result;
  return (
    <main id="isi" className="wrap narrow page" data-test-done={test.draft_key}>
      <title>{`Tes akhir ${test.class_name} · Widya`}</title>
      <meta name="robots" content="noindex" />
      <div className="note ok">
        <CircleCheck size={22} aria-hidden="true" />
        <div>
          <b>{isTimeOver ? 'Waktu habis, jawaban terkumpul' : 'Jawaban terkumpul'}</b>
          {formatLongDate(handed_in_at)}, {formatTime(handed_in_at)}
        </div>
      </div>
      <h1 className="after">Tes akhir {test.class_name}</h1>
      {score === null ? (
        <p className="lead">Jawaban Anda sudah kami terima dan tidak dapat diubah lagi.</p>
      ) : (
        <p className="score num">
          <b>{pointsOf(score)}</b> <span className="muted">dari 100</span>
        </p>
      )}
      {needs_scoring && <p className="muted">Sebagian jawaban masih dinilai pengajar; nilai dapat bertambah.</p>}
      {items !== null && <Items items={items} questions={test.questions} />}
      <div className="actions">
        <a className="btn" href="/saya">
          Buka tiket saya
        </a>
      </div>
    </main>
  );
}
