import { useQuestionActions } from '@widya/api-client/questions';
import { useRefusals } from '@widya/api-client/use-refusals';
import type { ComboboxOption } from '@widya/design-system/combobox';
import { plainText } from '@widya/design-system/formats/plain-text';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef, useState } from 'react';
import { QUESTION_TEXTS } from '../../../features/questions/texts.ts';
import { askerOf } from './asker-options.ts';
import { NAME_MAX, ADD_TEXTS as texts } from './texts.ts';

function askerProblem(asker: ComboboxOption | null): string | null {
  if (asker === null) return texts.missingAsker;
  return 'asker_name' in askerOf(asker) && asker.label.length > NAME_MAX ? texts.tooLong : null;
}

/** Errors of both asker fields are shown at the same field. */
const fieldOf = (name: string): string => (name === 'question' ? name : 'asker');

/** State of a new question. Errors are shown after the first attempt to save. */
export function useAddQuestion(code: string, onDone: () => void) {
  const { ask } = useQuestionActions();
  const [asker, setAsker] = useState<ComboboxOption | null>(null);
  const [question, setQuestion] = useState('');
  const [refusals, setRefusals] = useState(0);
  // A ref, because the editor reports its last changes on blur, possibly during the press that saves.
  const latest = useRef('');
  const saving = useAction(async (from: ComboboxOption) => {
    await ask(code, { question: latest.current, ...askerOf(from) });
    toast.success(QUESTION_TEXTS.added);
    onDone();
  });
  const isBlank = plainText(question) === '';
  const refused = useRefusals(saving.failure, { asker, question }, fieldOf);
  return {
    asker,
    setAsker,
    question,
    setQuestion: (html: string) => {
      latest.current = html;
      setQuestion(html);
    },
    busy: saving.busy,
    dirty: asker !== null || !isBlank,
    failure: refused.failure,
    /** Whether the typed name belongs to nobody in this class. */
    isUnregistered: asker !== null && 'asker_name' in askerOf(asker),
    errors: {
      asker: (refusals > 0 && askerProblem(asker)) || refused.errors.asker,
      question: refusals > 0 && isBlank ? QUESTION_TEXTS.missingQuestion : refused.errors.question,
    },
    /** Number of refused attempts to save. */
    refusals,
    save: async () => {
      const isWhole = asker !== null && askerProblem(asker) === null && plainText(latest.current) !== '';
      if (!isWhole || !(await saving.run(asker))) setRefusals((before) => before + 1);
    },
  };
}
