import type { ChapterQuestion, ContentOf } from '@widya/contract/chapter-contents';
import { emptyContent } from '@widya/contract/chapter-contents';
import { CONTENT_SCHEMAS } from '@widya/contract/chapter-contents.schemas';
import type { QuestionListType, SubChapterType } from '@widya/contract/chapter-types';
import { fileKeyOf, linkProblem, videoProblem } from '../../../platform/addresses/links.ts';
import { invalid } from '../../../platform/http/api-failure.ts';
import { cleanRichText, isBlankRichText } from '../../../platform/text/rich-text.ts';

/** Maximum length of content as JSON text. Source: S25. */
const MAX_CHARS = 262_144;

type Problems = Record<string, string>;

/** Accepts a stored file or an allowed link; empty means that the content is not there yet. */
const addressProblem = (address: string): string | null =>
  address === '' || fileKeyOf(address) !== null ? null : linkProblem(address);

function questionProblem({ question, type, choices, correct_answer }: ChapterQuestion): [string, string] | null {
  if (isBlankRichText(question)) return ['question', 'Harap mengisi kolom pertanyaan'];
  if (type === 'isian') return null;
  if (choices.length === 0) return ['choices', 'Harap membuat minimal satu opsi jawaban'];
  if (new Set(choices).size !== choices.length) return ['choices', 'Opsi jawaban tidak boleh sama'];
  return choices.includes(correct_answer) ? null : ['correct_answer', 'Pilih jawaban yang benar'];
}

/** An essay has only question, explanation and type. Source: C-095. */
const storedQuestion = (question: ChapterQuestion, isEssay: boolean): ChapterQuestion => ({
  ...question,
  question: cleanRichText(question.question),
  ...(isEssay && { type: 'isian', correct_answer: '' }),
  ...((isEssay || question.type === 'isian') && { choices: [] }),
});

function checkedQuestions(type: QuestionListType, questions: readonly ChapterQuestion[], problems: Problems) {
  return questions.map((question, at) => {
    const stored = storedQuestion(question, type === 'Uraian');
    const problem = questionProblem(stored);
    if (problem !== null) problems[`content.${at}.${problem[0]}`] = problem[1];
    return stored;
  });
}

function checkAddresses(content: Readonly<Record<string, string>>, problems: Problems): void {
  for (const [name, address] of Object.entries(content)) {
    const problem = addressProblem(address);
    if (problem !== null) problems[`content.${name}`] = problem;
  }
}

/** Parses content by the schema of its type. @throws ApiFailure 422 with a message per field. */
function parseContent<Type extends SubChapterType>(type: Type, value: unknown): ContentOf<Type> {
  const result = CONTENT_SCHEMAS[type].safeParse(value);
  if (result.success) return result.data as ContentOf<Type>;
  const [issue] = result.error.issues;
  const isOurs = issue?.code === 'too_small' && issue.path.length > 0;
  const text = isOurs ? issue.message : 'Isi subbab tidak sesuai dengan tipenya';
  throw invalid({ [['content', ...(issue?.path ?? [])].join('.')]: text }, text);
}

/**
 * Validates the content of a sub-chapter by its type and sanitises its rich text, ready to be stored.
 * @param value as sent; undefined is the empty content of the type (C-075, C-076).
 * @throws ApiFailure 422 with a message per field. Source: D114, S16, S18, S25.
 */
export function checkedContent(type: SubChapterType, value: unknown): unknown {
  const problems: Problems = {};
  const content = cleanContent(type, value ?? emptyContent(type), problems);
  if (JSON.stringify(content).length > MAX_CHARS) problems.content = 'Isi subbab terlalu panjang';
  if (Object.keys(problems).length > 0) throw invalid(problems, Object.values(problems)[0]);
  return content;
}

function cleanContent(type: SubChapterType, value: unknown, problems: Problems): unknown {
  switch (type) {
    case 'Prolog':
      return { question: cleanRichText(parseContent(type, value).question) };
    case 'Teks':
      return { text: cleanRichText(parseContent(type, value).text) };
    case 'Video': {
      const content = parseContent(type, value);
      checkAddresses(content, problems);
      const problem = videoProblem(content.url);
      if (problem !== null) problems['content.url'] = problem;
      return content;
    }
    case 'Dokumen': {
      const content = parseContent(type, value);
      checkAddresses(content, problems);
      return content;
    }
    case 'Glosarium':
      return parseContent(type, value);
    case 'Kuis':
    case 'Latihan':
    case 'Uraian':
      return checkedQuestions(type, parseContent(type, value), problems);
  }
}

/** Addresses of the files in stored content. */
export function filesOf(content: unknown): string[] {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return [];
  return ['url', 'document'].flatMap((name) => {
    const address = (content as Readonly<Record<string, unknown>>)[name];
    return typeof address === 'string' && address !== '' ? [address] : [];
  });
}
