import { failureOf } from '@widya/api-client/api-error';
import { useUpdateInterfaceTexts } from '@widya/api-client/interface-texts';
import { INTERFACE_GROUP_IDS, INTERFACE_GROUPS } from '@widya/contract/interface-text-groups';
import type { InterfaceStrings } from '@widya/contract/interface-texts';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { Tabs } from '@widya/design-system/tabs';
import { toast } from '@widya/design-system/toast';
import { useFormState } from '@widya/design-system/use-form';
import { useUrlTab } from '@widya/design-system/use-url-tab';
import { EditorConflict } from '@widya/record-kit/editor/editor-conflict';
import { EditorDraft } from '@widya/record-kit/editor/editor-draft';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { KNOWN_TEXTS, nameOf, type TextName } from './form/text-values.ts';
import { TextsBar } from './form/texts-bar.tsx';
import { TEXTS_FORM } from './form/texts-definition.ts';
import { GroupPanel } from './group-panel.tsx';
import { INTERFACE_TEXTS_TEXTS as texts } from './texts.ts';

/** A form for the texts of all screens, showing one screen at a time. Source: C-224 to C-226. */
export function TextsEditor({ record }: { readonly record: InterfaceStrings }) {
  const { user } = useSession();
  const update = useUpdateInterfaceTexts();
  const [open, setOpen] = useUrlTab(INTERFACE_GROUP_IDS, 'layar');
  /** Text whose field is focused once its screen is shown. */
  const [focusTarget, setFocusTarget] = useState<TextName | null>(null);
  const editor = useRecordEditor({
    record,
    definition: TEXTS_FORM,
    calls: {
      // After resolving a conflict there may be no change left.
      update: ({ json = '{}' }, { version }) => update({ json, version }),
      announce: () => toast.success(texts.success),
    },
    checks: 'onTouched',
    draftName: `antarmuka:${user.id}`,
    onRefused: (names) => {
      const first = KNOWN_TEXTS.find(({ name }) => names.includes(name));
      if (!first) return;
      if (first.group.id !== open) setOpen(first.group.id);
      setFocusTarget(first.name);
    },
    onSaved: () => undefined,
  });
  const { form, base, draft, save } = editor;
  const { dirtyFields } = useFormState({ control: form.control });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        <EditorDraft editor={editor} />
        <FailureBanner title={texts.saveFailed} failure={failureOf(editor.failure)} />
        <Tabs
          label={texts.screens}
          items={INTERFACE_GROUPS.map(({ id, label, texts: own }) => {
            const count = own.filter(({ key }) => nameOf(id, key) in dirtyFields).length;
            return { value: id, label, count: count > 0 ? count : undefined };
          })}
          value={open}
          onChange={setOpen}
        >
          <GroupPanel
            key={open}
            id={open}
            form={form}
            base={base ?? record}
            focusTarget={focusTarget}
            onFocused={() => setFocusTarget(null)}
          />
        </Tabs>
        <TextsBar
          changes={editor.changes}
          problems={Object.keys(editor.errors).length}
          saving={editor.busy}
          draftAt={draft.savedAt}
          onSave={() => void save()}
          onDiscard={() => {
            editor.discard();
            draft.drop();
          }}
        />
      </Stack>
      <EditorConflict editor={editor} />
    </form>
  );
}
