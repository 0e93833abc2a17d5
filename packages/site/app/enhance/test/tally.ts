export type QuestionState = 'done' | 'doubt' | 'open';

const LABELS: Readonly<Record<QuestionState, string>> = {
  done: 'terjawab',
  doubt: 'ragu-ragu',
  open: 'belum dijawab',
};

export const stateLabel = (index: number, state: QuestionState): string => `Soal ${index + 1}, ${LABELS[state]}`;

interface Counted {
  readonly isAnswered: boolean;
  readonly isDoubted: boolean;
}

/** A doubtful question is marked as such even without an answer. */
export const stateOf = ({ isAnswered, isDoubted }: Counted): QuestionState => {
  if (isDoubted) return 'doubt';
  return isAnswered ? 'done' : 'open';
};

/** `18 dari 20 soal terjawab, 1 ditandai ragu-ragu.` */
export function tally(questions: readonly Counted[]): string {
  const answered = questions.filter(({ isAnswered }) => isAnswered).length;
  const doubted = questions.filter(({ isDoubted }) => isDoubted).length;
  const doubts = doubted === 0 ? '' : `, ${doubted} ditandai ragu-ragu`;
  return `${answered} dari ${questions.length} soal terjawab${doubts}.`;
}

const MOST_NAMED = 6;

/** `Soal 12 dan 17 belum dijawab`; only their number when there are many; empty when all are answered. */
export function missing(questions: readonly Counted[]): string {
  const numbers = questions.flatMap(({ isAnswered }, index) => (isAnswered ? [] : [String(index + 1)]));
  if (numbers.length === 0) return '';
  if (numbers.length > MOST_NAMED) return `${numbers.length} soal belum dijawab`;
  const last = numbers.at(-1) ?? '';
  const named = numbers.length === 1 ? last : `${numbers.slice(0, -1).join(', ')} dan ${last}`;
  return `Soal ${named} belum dijawab`;
}
