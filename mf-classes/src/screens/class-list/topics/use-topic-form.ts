import { presentRecord } from '@widya/api-client/api-error';
import { useTopicActions } from '@widya/api-client/topics';
import { useRefusals } from '@widya/api-client/use-refusals';
import type { Topic } from '@widya/contract/topics';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { TOPIC_TEXTS as texts } from './texts.ts';
import { checkTopic } from './topic-rules.ts';

/** The form of a topic: a new one for null. Errors appear with the first try to save, and go as soon as they are mended. */
export function useTopicForm(topic: Topic | null, onDone: () => void) {
  const { create, rename } = useTopicActions();
  const [name, setName] = useState(topic?.name ?? '');
  const [code, setCode] = useState(topic?.code ?? '');
  const [refusals, setRefusals] = useState(0);
  const saving = useAction(async (version: number) => {
    if (topic) await rename(topic.code, name.trim(), version);
    else await create(name.trim(), code.trim());
    toast.success(topic ? texts.updated : texts.added);
    onDone();
  });
  const refused = useRefusals(saving.failure, { name, code });
  const theirs = presentRecord<Topic>(saving.failure);
  const wrong = checkTopic({ name, code: topic ? '' : code });
  return {
    name,
    setName,
    code,
    setCode,
    busy: saving.busy,
    dirty: name !== (topic?.name ?? '') || code !== (topic?.code ?? ''),
    theirs,
    failure: theirs ? null : refused.failure,
    errors: {
      name: (refusals > 0 && wrong.name) || refused.errors.name,
      code: (refusals > 0 && wrong.code) || refused.errors.code,
    },
    /** How often saving was tried and refused, by the rules here or by the API. */
    refusals,
    save: async () => {
      const isSaved = Object.keys(wrong).length === 0 && (await saving.run(theirs?.version ?? topic?.version ?? 1));
      if (!isSaved) setRefusals((before) => before + 1);
    },
  };
}
