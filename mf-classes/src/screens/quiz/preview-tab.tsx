import type { QuizField } from '@widya/contract/quiz';
import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { Card, SectionTitle, Stack } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { Textarea } from '@widya/design-system/textarea';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

const texts = {
  title: (name: string) => `Tes Akhir ${name}`,
  answer: (number: number) => `Jawaban soal ${number}`,
  send: 'Kirim Jawaban',
  onlyPreview: 'Fitur ini tidak tersedia untuk halaman pratinjau.',
  empty: 'Belum ada soal',
  emptyWhy: 'Soal yang ditambahkan tampil di sini seperti yang dilihat pengguna.',
};

interface PreviewTabProps {
  readonly className: string;
  /** As edited, saved or not. */
  readonly fields: readonly QuizField[];
}

/** The test as a participant sees it; nothing is sent. B-024. */
export function PreviewTab({ className, fields }: PreviewTabProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  if (fields.length === 0) return <EmptyState title={texts.empty} description={texts.emptyWhy} />;
  return (
    <Card padded marginTop="4" maxWidth="720px" marginInline="auto">
      <Stack gap="6">
        <SectionTitle>{texts.title(className)}</SectionTitle>
        {fields.map(({ fieldName, type, description, options }, at) => {
          const answer = (text: string) => setAnswers((before) => ({ ...before, [fieldName]: text }));
          const label = texts.answer(at + 1);
          return (
            <Stack key={fieldName} gap="2">
              <strong>{TEXTS.question(at + 1)}</strong>
              <RichTextView html={description} />
              {type === 'option' ? (
                <RadioGroup
                  label={label}
                  options={[...new Set(options)].map((value) => ({ value, label: value }))}
                  value={answers[fieldName] ?? null}
                  onChange={answer}
                />
              ) : (
                <Textarea
                  aria-label={label}
                  value={answers[fieldName] ?? ''}
                  onChange={(event) => answer(event.target.value)}
                />
              )}
            </Stack>
          );
        })}
        <div>
          <Button variant="primary" onClick={() => toast.info(texts.onlyPreview)}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
