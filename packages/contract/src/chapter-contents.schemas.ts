import { z } from 'zod';
import { CHOICES_MAX, ITEMS_MAX, type SubChapterType } from './chapter-types.ts';

const address = z
  .string()
  .trim()
  .max(2_048)
  .nullish()
  .transform((text) => text ?? '');
const richText = z.string().trim().max(20_000);

/** Names of the same fields in older content. Source: D114. */
const ALIASES = { options: 'choices', correctAnswer: 'correct_answer' } as const;

function withOneName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const name = key in ALIASES ? ALIASES[key as keyof typeof ALIASES] : key;
    return [name !== key && Object.hasOwn(value, name) ? key : name, part] as const;
  });
  return Object.fromEntries(entries);
}

/** One question of a Kuis, Latihan or Uraian. Source: D114. */
export const chapterQuestion = z.object({
  /** HTML. */
  question: richText,
  choices: z
    .array(z.string().trim().min(1, 'Pilihan jawaban tidak boleh kosong').max(1_000))
    .max(CHOICES_MAX)
    .default([]),
  /** Text of the correct option; empty for free text. */
  correct_answer: z.string().trim().max(1_000).default(''),
  explanation: z.string().trim().max(20_000).default(''),
  type: z.enum(['isian', 'option']).default('isian'),
});

/** An entry of a Glosarium. */
export const glossaryEntry = z.object({
  word: z.string().trim().min(1, 'Harap isi kata').max(255),
  definition: z.string().trim().min(1, 'Harap isi definisi').max(20_000),
});

const questions = z.array(z.preprocess(withOneName, chapterQuestion)).max(ITEMS_MAX);

/**
 * Content of each type of sub-chapter, empty by default. Only this file knows which older names are accepted. Source:
 * D114.
 */
export const CONTENT_SCHEMAS = {
  Prolog: z.object({ question: richText.default('') }),
  Teks: z.object({ text: richText.default('') }),
  Video: z.object({ url: address, document: address }),
  Dokumen: z.object({ url: address }),
  Glosarium: z.array(glossaryEntry).max(ITEMS_MAX),
  Kuis: questions,
  Latihan: questions,
  Uraian: questions,
} satisfies Record<SubChapterType, z.ZodType>;
