import { useClassEditing } from '@widya/api-client/class-editing';
import type { CreateClassInput, WrittenClass } from '@widya/contract/class-editing';
import type { ClassRecord } from '@widya/contract/classes';
import { toast } from '@widya/design-system/toast';
import type { RecordCalls } from '@widya/record-kit/editor/record-definition';
import type { ClassValues } from './class-values.ts';
import { SAVED_TEXTS as texts } from './texts.ts';

/** Saves a class: a new one completely, an existing one with changed fields only. Source: D35 and D57. */
export function useClassCalls(): RecordCalls<ClassValues, ClassRecord, CreateClassInput, WrittenClass> {
  const { create, update } = useClassEditing();
  return {
    create,
    update: (changes, over) => update(over.code, { ...changes, version: over.version }),
    announce: ({ warnings, promoted }, created) => {
      toast.success(created ? texts.created : texts.updated, {
        description: promoted > 0 ? texts.promoted(promoted) : undefined,
      });
      for (const warning of warnings) toast.info(warning);
    },
  };
}
