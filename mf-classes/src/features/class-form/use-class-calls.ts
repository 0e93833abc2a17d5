import { useClassEditing } from '@widya/api-client/class-editing';
import type { WrittenClass } from '@widya/contract/class-editing';
import type { ClassRecord } from '@widya/contract/classes';
import { toast } from '@widya/design-system/toast';
import type { RecordCalls } from '@widya/record-kit/editor/record-kind';
import { bodyOf, type ClassValues, changedFields, valuesOf } from './class-values.ts';
import { SAVED_TEXTS as texts } from './texts.ts';

function say({ warnings, promoted }: WrittenClass, created: boolean): void {
  toast.success(created ? texts.created : texts.updated, {
    description: promoted > 0 ? texts.queueReleased(promoted) : undefined,
  });
  for (const warning of warnings) toast.info(warning);
}

/** How a class is saved: a new one whole, an existing one only where it was changed. Source: D35 and D57. */
export function useClassCalls(): RecordCalls<ClassValues, ClassRecord, WrittenClass> {
  const { create, update } = useClassEditing();
  return {
    create: (values, key) =>
      create(
        { ...bodyOf(values), name: values.name.trim(), topic_code: values.topic_code, code: values.code.trim() },
        key,
      ),
    update: (values, over) => update(over.code, { ...changedFields(valuesOf(over), values), version: over.version }),
    say,
  };
}
