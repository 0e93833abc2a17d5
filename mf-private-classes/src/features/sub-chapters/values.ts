import type { ChapterQuestion, ContentOf, GlossaryEntry } from '@widya/contract/chapter-contents';
import { hasQuestions, type SubChapterType } from '@widya/contract/chapter-types';
import type { CourseSubChapter, SubChapterInput } from '@widya/contract/chapters';
import type { LessonPreviewInput } from '@widya/contract/site/preview';
import { plainText } from '@widya/design-system/formats/plain-text';
import { type DraftQuestion, draftOf, questionOf } from '../questions/draft.ts';

/** An edited glossary entry. */
export interface DraftEntry extends GlossaryEntry {
  /** Local id. */
  readonly id: number;
}

/**
 * Edited content with its type: in a conflict neither can be merged without the other. One shape for all types, each of
 * which uses some fields.
 */
export interface DraftContent {
  /** Null until a type is chosen. */
  readonly type: SubChapterType | null;
  /** For Prolog and Teks. */
  readonly html: string;
  /** For Video and Dokumen. */
  readonly url: string;
  /** Optional document of a Video. */
  readonly document: string;
  readonly entries: readonly DraftEntry[];
  readonly questions: readonly DraftQuestion[];
}

export interface DraftLength {
  /** As typed. */
  readonly minutes: string;
  readonly seconds: string;
  /** Duration of an uploaded video, read from the file; replaces the typed one. */
  readonly fileSeconds: number | null;
}

/** Values of the form. */
export interface SubValues {
  readonly name: string;
  readonly length: DraftLength;
  readonly content: DraftContent;
}

export const NO_CONTENT: DraftContent = { type: null, html: '', url: '', document: '', entries: [], questions: [] };

export const NEW_SUB: SubValues = {
  name: '',
  length: { minutes: '', seconds: '', fileSeconds: null },
  content: NO_CONTENT,
};

let lastId = 0;
export function newEntry(): DraftEntry {
  lastId += 1;
  return { id: lastId, word: '', definition: '' };
}

/** Longest duration that can be typed, in seconds. C-081. */
const TYPED_MAX = 99 * 60 + 60;

/** Converts stored content for editing. Each type is stored in its own shape; a field that is missing becomes empty. */
function contentDraft(type: SubChapterType, text: string): DraftContent {
  const value: unknown = JSON.parse(text);
  const none = { ...NO_CONTENT, type };
  if (type === 'Glosarium') {
    const stored = value as ContentOf<'Glosarium'>;
    return { ...none, entries: stored.map((entry, at) => ({ id: -1 - at, ...entry })) };
  }
  if (hasQuestions(type)) return { ...none, questions: (value as ChapterQuestion[]).map(draftOf) };
  if (type === 'Prolog') return { ...none, html: (value as Partial<ContentOf<'Prolog'>>).question ?? '' };
  if (type === 'Teks') return { ...none, html: (value as Partial<ContentOf<'Teks'>>).text ?? '' };
  const { url, document } = value as Partial<ContentOf<'Video'>>;
  return { ...none, url: url ?? '', document: document ?? '' };
}

/** Content by type, in the API's shape; that of a Teks until a type is chosen. */
export function apiContentOf(content: DraftContent): LessonPreviewInput['body'] {
  const { html, url, document, entries, questions } = content;
  const type = content.type ?? 'Teks';
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

function lengthDraft(duration: number): DraftLength {
  if (duration > TYPED_MAX) return { minutes: '', seconds: '', fileSeconds: duration };
  const minutes = Math.min(99, Math.floor(duration / 60));
  return { minutes: String(minutes), seconds: String(duration - minutes * 60), fileSeconds: null };
}

/** Values from a stored sub-chapter. */
export const valuesOf = ({ name, type, duration, content }: CourseSubChapter): SubValues => ({
  name,
  length: lengthDraft(duration),
  content: contentDraft(type, content),
});

/** Duration in seconds; 60 seconds are a minute (D113). */
export const secondsOf = ({ minutes, seconds, fileSeconds }: DraftLength): number =>
  fileSeconds ?? Number(minutes) * 60 + Number(seconds);

export type SubBody = Omit<SubChapterInput, 'course_chapter_id' | 'course_id'>;

/** The values in the API's format, with the content as JSON text (C-074). */
export const bodyOf = ({ name, length, content }: SubValues): SubBody => ({
  name: name.trim(),
  // The schema refuses a missing type.
  type: content.type as SubChapterType,
  duration: secondsOf(length),
  content: JSON.stringify(apiContentOf(content).content),
});

/** Whether there is content that another type would discard. */
export function hasContent({ html, url, document, entries, questions }: DraftContent): boolean {
  const hasEntry = entries.some(({ word, definition }) => word.trim() !== '' || definition.trim() !== '');
  return plainText(html) !== '' || url.trim() !== '' || document !== '' || hasEntry || questions.length > 0;
}
