import type { QuizQuestion } from '@widya/contract/quiz';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatNumber, formatPercent } from '@widya/design-system/formats/number';
import { Card, Figures, Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { ProgressBar } from '@widya/design-system/progress-bar';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { TEXTS } from './texts.ts';

const texts = {
  empty: 'Belum ada jawaban',
  emptyWhy: 'Persentase jawaban benar tiap soal tampil setelah peserta mengerjakan tes.',
  right: (correct: number, answered: number) =>
    `${formatNumber(correct)} dari ${formatNumber(answered)} menjawab benar`,
  answered: (answered: number) => `${formatNumber(answered)} jawaban`,
  bar: (number: number) => `Soal ${number}, persentase jawaban benar`,
  label: 'Analisis soal',
};

/** How many of those who answered each question answered it correctly. */
export function AnalysisTab({ quiz }: { readonly quiz: QuizQuestion }) {
  if (quiz.answer_count === 0) return <EmptyState title={texts.empty} description={texts.emptyWhy} />;
  const found = new Map(quiz.items.map((item) => [item.fieldName, item]));
  return (
    <Card padded marginTop="4">
      <Stack as="ol" aria-label={texts.label} gap="5" margin="0" padding="0" listStyleType="none">
        {quiz.question_json.map(({ fieldName, description }, at) => {
          const { answered = 0, correct = null } = found.get(fieldName) ?? {};
          const percent = correct === null || answered === 0 ? null : (correct / answered) * 100;
          return (
            <Stack as="li" key={fieldName} gap="2">
              <Inline>
                <strong>{TEXTS.question(at + 1)}</strong>
                <Spacer />
                <Figures>{percent === null ? TEXTS.byHand : formatPercent(percent, 0)}</Figures>
              </Inline>
              <RichTextView html={description} short />
              {percent !== null && <ProgressBar label={texts.bar(at + 1)} value={percent} />}
              <Muted fontSize="sm">
                {correct === null ? texts.answered(answered) : texts.right(correct, answered)}
              </Muted>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
