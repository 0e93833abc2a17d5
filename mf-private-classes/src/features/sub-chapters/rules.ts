import { SUB_TEXTS as texts } from './texts.ts';
import { type SubValues, secondsOf } from './values.ts';

export interface SubProblems {
  readonly name?: string;
  readonly type?: string;
  readonly duration?: string;
  readonly entries?: string;
}

function durationProblem(values: SubValues): string | null {
  const { minutes, seconds, fileSeconds } = values;
  if (fileSeconds !== null) return null;
  if (![minutes, seconds].every((text) => /^\s*\d*\s*$/.test(text))) return texts.onlyNumbers;
  if (Number(minutes) > 99) return texts.wrongMinutes;
  if (Number(seconds) > 60) return texts.wrongSeconds;
  return secondsOf(values) === 0 ? texts.noDuration : null;
}

/** What keeps a sub-chapter from being saved. C-077 to C-082, D113. */
export function subProblems(values: SubValues): SubProblems {
  const name = values.name.trim();
  const duration = durationProblem(values);
  const halfEntry = values.content.entries.some(({ word, definition }) => !word.trim() || !definition.trim());
  return {
    ...(name === '' && { name: texts.noName }),
    ...(name.length > 255 && { name: texts.nameTooLong }),
    ...(values.type === null && { type: texts.noType }),
    ...(duration !== null && { duration }),
    ...(values.type === 'Glosarium' && halfEntry && { entries: texts.incompleteEntry }),
  };
}
