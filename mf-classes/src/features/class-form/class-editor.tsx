import type { ClassRecord } from '@widya/contract/classes';
import type { UseFormReturn } from '@widya/design-system/use-form';
import { RecordEditor } from '@widya/record-kit/editor/record-editor';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import type { ReactNode } from 'react';
import { CLASS_FORM } from './class-definition.ts';
import { ClassSections } from './class-sections.tsx';
import type { ClassValues } from './class-values.ts';
import { classDraftName } from './draft-name.ts';
import { errorsOf, SECTIONS } from './section-fields.ts';
import { SECTION_TITLES } from './texts.ts';
import { TodoBanner } from './todo-banner.tsx';
import { useClassCalls } from './use-class-calls.ts';

/** State of the form for the components around its fields. */
export interface EditorState {
  /** The record as last saved; null for a new class. */
  readonly record: ClassRecord | null;
  readonly dirty: boolean;
  readonly form: UseFormReturn<ClassValues>;
  readonly values: () => ClassValues;
}

interface ClassEditorProps {
  readonly record: ClassRecord | null;
  /** Called when nothing is unsaved any more. */
  readonly onSaved: (saved: ClassRecord) => void;
  /** Header of the page. */
  readonly header?: (state: EditorState) => ReactNode;
  /** State, checklist and history beside the fields. */
  readonly side?: (state: EditorState) => ReactNode;
  /** Preview and publish controls in the save bar. */
  readonly tools?: (state: EditorState) => ReactNode;
}

/** The form of a class. Source. */
export function ClassEditor({ record, onSaved, header, side, tools }: ClassEditorProps) {
  const { user } = useSession();
  const editor = useRecordEditor({
    record,
    definition: CLASS_FORM,
    calls: useClassCalls(),
    draftName: classDraftName(user.id, record?.code ?? null),
    onSaved,
  });
  const { form, base, changes, errors } = editor;
  const state: EditorState = { record: base, dirty: changes > 0, form, values: () => form.getValues() };
  return (
    <>
      {header?.(state)}
      <RecordEditor
        editor={editor}
        sections={SECTIONS.map(({ id }) => ({ id, title: SECTION_TITLES[id], errors: errorsOf(id, errors) }))}
        side={side?.(state)}
        notice={<TodoBanner form={form} record={base} />}
        tools={tools?.(state)}
      >
        <ClassSections form={form} record={base} />
      </RecordEditor>
    </>
  );
}
