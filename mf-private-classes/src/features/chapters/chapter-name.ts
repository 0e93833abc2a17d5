import { CHAPTER_TEXTS as texts } from './texts.ts';

/** What is wrong with the name of a chapter; null when nothing is. C-063. */
export function nameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length === 0) return texts.noName;
  return length > 255 ? texts.tooLong : null;
}
