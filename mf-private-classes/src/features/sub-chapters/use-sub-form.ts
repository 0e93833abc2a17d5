import { ApiError, presentRecord } from '@widya/api-client/api-error';
import { useChapterActions } from '@widya/api-client/chapters';
import { useRefusals } from '@widya/api-client/use-refusals';
import type { CourseChapter, CourseSubChapter } from '@widya/contract/chapters';
import { toast } from '@widya/design-system/toast';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { CHAPTER_TEXTS } from '../chapters/texts.ts';
import { conflictFields } from './conflict.ts';
import { subProblems } from './rules.ts';
import { SUB_TEXTS as texts } from './texts.ts';
import {
  bodyOf,
  type DraftContent,
  fieldsOf,
  hasContent,
  NEW_SUB,
  type SubFields,
  type SubValues,
  secondsOf,
  valuesOf,
} from './values.ts';

const isLocked = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.code === 'PARTICIPANT_ALREADY_REGISTERED';

/** The API names a place in the content; the form has one sentence for all of it. */
const partOf = (name: string): string => name.split('.')[0] ?? name;

/**
 * The form of a sub-chapter; a new one for null. What is typed stays through every refusal but the one that nothing can
 * be added (C-101); a sub-chapter without content is saved after a question; a newer record is answered with both
 * sides. D306.
 */
export function useSubForm(
  chapter: Pick<CourseChapter, 'id' | 'course_id'>,
  sub: CourseSubChapter | null,
  onDone: () => void,
) {
  const { createSub, updateSub } = useChapterActions();
  const [base, setBase] = useState(sub);
  const [start, setStart] = useState(() => (sub ? valuesOf(sub) : NEW_SUB));
  const [values, setValues] = useState<SubValues>(start);
  const [attempts, setAttempts] = useState(0);
  /** How many were added before in this dialog. */
  const [added, setAdded] = useState(0);
  /** The question whether an empty one is saved, and whether another one follows it. */
  const [asking, setAsking] = useState<{ readonly again: boolean } | null>(null);

  const update = (mine: SubFields, over: CourseSubChapter) =>
    updateSub(over.id, { ...bodyOf(mine), version: over.version });
  /** Where the other person changed something else, both changes stay and nobody is asked. */
  const write = (mine: SubFields, over: CourseSubChapter) =>
    update(mine, over).catch((refusal: unknown) => {
      const now = presentRecord<CourseSubChapter>(refusal);
      const changes = now && { base: fieldsOf(valuesOf(over)), mine, theirs: fieldsOf(valuesOf(now)) };
      if (!now || !changes || conflictFields(changes).length > 0) throw refusal;
      return update(mergeBoth(changes, []), now);
    });
  const beginAnother = (type: SubValues['type']) => {
    const next = { ...NEW_SUB, type };
    setStart(next);
    setValues(next);
    setAttempts(0);
    setAdded((before) => before + 1);
  };
  const saving = useAction(async (fields: SubFields, over: CourseSubChapter | null, again = false) => {
    try {
      if (over) await write(fields, over);
      else await createSub({ ...bodyOf(fields), course_chapter_id: chapter.id, course_id: chapter.course_id });
      toast.success(over ? texts.updated : texts.added);
    } catch (refusal) {
      // Only what was to be added cannot stay: a change of one that is there is put right in the form.
      if (over || !isLocked(refusal)) throw refusal;
      toast.error(CHAPTER_TEXTS.lockedSub);
      return onDone();
    }
    if (again) beginAnother(fields.body.type);
    else onDone();
  });
  const now = presentRecord<CourseSubChapter>(saving.failure);
  const refused = useRefusals(saving.failure, { ...values, duration: secondsOf(values) }, partOf);
  const changes = now &&
    base && { base: fieldsOf(valuesOf(base)), mine: fieldsOf(values), theirs: fieldsOf(valuesOf(now)) };
  return {
    values,
    problems: { ...refused.errors, ...(attempts > 0 ? subProblems(values) : {}) },
    /** Grows with every refused attempt. */
    attempts,
    dirty: JSON.stringify(fieldsOf(values)) !== JSON.stringify(fieldsOf(start)) || values.type !== start.type,
    busy: saving.busy,
    failure: now ? null : refused.failure,
    change: (fields: Partial<SubValues>) => setValues((before) => ({ ...before, ...fields })),
    changeContent: (fields: Partial<DraftContent>) =>
      setValues((before) => ({ ...before, content: { ...before.content, ...fields } })),
    added,
    save: async (again = false) => {
      if (Object.keys(subProblems(values)).length > 0) setAttempts((before) => before + 1);
      else if (!hasContent(values.content)) setAsking({ again });
      else await saving.run(fieldsOf(values), base, again);
    },
    empty: asking && {
      save: () => {
        setAsking(null);
        void saving.run(fieldsOf(values), base, asking.again);
      },
      cancel: () => setAsking(null),
    },
    conflict: changes && {
      who: now.changed_by,
      when: now.changed_at ?? now.updated_at,
      fields: conflictFields(changes),
      resolve: (chosen: readonly string[]) => {
        setBase(now);
        void saving.run(mergeBoth(changes, chosen), now);
      },
      cancel: saving.forget,
    },
  };
}
