import { CODE_PATTERN } from '@widya/contract/codes';
import { TOPIC_TEXTS as texts } from './texts.ts';

interface TopicDraft {
  readonly name: string;
  readonly code: string;
}

/** A sentence for what is wrong with a topic; empty when nothing is., D32, D307. */
export function checkTopic({ name, code }: TopicDraft): Readonly<Partial<Record<keyof TopicDraft, string>>> {
  const trimmed = code.trim();
  if (name.trim() === '') return { name: texts.required };
  if (name.trim().length > 150) return { name: texts.nameTooLong };
  if (trimmed !== '' && trimmed !== '0' && !CODE_PATTERN.test(trimmed)) return { code: texts.codeWrong };
  return {};
}
