import type { ChapterQuestion, ContentOf, GlossaryEntry } from '@widya/contract/chapter-contents';
import { hasQuestions, type SubChapterType } from '@widya/contract/chapter-types';
import type { CourseSubChapter, SubChapterInput } from '@widya/contract/chapters';
import type { LessonPreviewInput } from '@widya/contract/site/preview';
import { plainText } from '@widya/design-system/formats/plain-text';
import { type DraftQuestion, draftOf, questionOf } from '../questions/draft.ts';

/** An entry of a glossary while it is edited. */
export interface DraftEntry extends GlossaryEntry {
  /** Only here. */
  readonly id: number;
}

/** Content while it is edited: one shape for all types, of which each uses its part. */
export interface DraftContent {
  /** Prolog and Teks. */
  readonly html: string;
  /** Video and Dokumen. */
  readonly url: string;
  /** Beside a Video. */
  readonly document: string;
  readonly entries: readonly DraftEntry[];
  readonly questions: readonly DraftQuestion[];
}

/** What the form holds. */
export interface SubValues {
  readonly name: string;
  readonly type: SubChapterType | null;
  /** As typed. */
  readonly minutes: string;
  readonly seconds: string;
  /** Length of an uploaded video, read from the file; it stands in place of what is typed. */
  readonly fileSeconds: number | null;
  readonly content: DraftContent;
}

export const NO_CONTENT: DraftContent = { html: '', url: '', document: '', entries: [], questions: [] };

export const NEW_SUB: SubValues = {
  name: '',
  type: null,
  minutes: '',
  seconds: '',
  fileSeconds: null,
  content: NO_CONTENT,
};

let lastId = 0;
export function newEntry(entry: GlossaryEntry = { word: '', definition: '' }): DraftEntry {
  lastId += 1;
  return { id: lastId, ...entry };
}

/** Longest length that can be typed. C-081. */
const TYPED_MAX = 99 * 60 + 60;

/** Stored content for the form. The API stores each type in its own shape; old text that is none reads as empty. */
function contentDraft(type: SubChapterType, text: string): DraftContent {
  const value: unknown = JSON.parse(text);
  if (type === 'Glosarium') return { ...NO_CONTENT, entries: (value as ContentOf<'Glosarium'>).map(newEntry) };
  if (hasQuestions(type)) return { ...NO_CONTENT, questions: (value as ChapterQuestion[]).map(draftOf) };
  if (type === 'Prolog') return { ...NO_CONTENT, html: (value as Partial<ContentOf<'Prolog'>>).question ?? '' };
  if (type === 'Teks') return { ...NO_CONTENT, html: (value as Partial<ContentOf<'Teks'>>).text ?? '' };
  const { url, document } = value as Partial<ContentOf<'Video'>>;
  return { ...NO_CONTENT, url: url ?? '', document: document ?? '' };
}

/** Content under its type, as the API takes it. */
type SubBody = LessonPreviewInput['body'];

function bodyOfType(type: SubChapterType, content: DraftContent): SubBody {
  const { html, url, document, entries, questions } = content;
  switch (type) {
    case 'Prolog':
      return { type, content: { question: html } };
    case 'Teks':
      return { type, content: { text: html } };
    case 'Video':
      return { type, content: { url: url.trim(), document } };
    case 'Dokumen':
      return { type, content: { url: url.trim() } };
    case 'Glosarium':
      return {
        type,
        content: entries.map(({ word, definition }) => ({ word: word.trim(), definition: definition.trim() })),
      };
    default:
      return { type, content: questions.map(questionOf) };
  }
}

/** A record as the form shows it. */
export const valuesOf = ({ name, type, duration, content }: CourseSubChapter): SubValues => ({
  name,
  type,
  minutes: duration > TYPED_MAX ? '' : String(Math.min(99, Math.floor(duration / 60))),
  seconds: duration > TYPED_MAX ? '' : String(duration - Math.min(99, Math.floor(duration / 60)) * 60),
  fileSeconds: duration > TYPED_MAX ? duration : null,
  content: contentDraft(type, content),
});

/** Seconds; 60 seconds are a minute (D113). */
export const secondsOf = ({ minutes, seconds, fileSeconds }: SubValues): number =>
  fileSeconds ?? Number(minutes) * 60 + Number(seconds);

/** What is compared and merged when two people change the same sub-chapter; type and content go together. */
export interface SubFields {
  readonly name: string;
  readonly duration: number;
  readonly body: SubBody;
}

/** The form as fields; a type is chosen once the rules have passed. */
export const fieldsOf = (values: SubValues): SubFields => ({
  name: values.name.trim(),
  duration: secondsOf(values),
  body: bodyOfType(values.type ?? 'Teks', values.content),
});

/** Fields as the API takes them, the content as JSON text (C-074). */
export const bodyOf = ({ name, duration, body }: SubFields): Omit<SubChapterInput, 'course_chapter_id'> => ({
  name,
  duration,
  type: body.type,
  content: JSON.stringify(body.content),
});

/** Whether there is anything that another type would take away. */
export function hasContent({ html, url, document, entries, questions }: DraftContent): boolean {
  const written = entries.some(({ word, definition }) => word.trim() !== '' || definition.trim() !== '');
  return plainText(html) !== '' || url.trim() !== '' || document !== '' || written || questions.length > 0;
}
