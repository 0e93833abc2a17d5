import { failureOf } from '@widya/api-client/api-error';
import { INTERFACE_GROUP_IDS, INTERFACE_GROUPS } from '@widya/contract/interface-text-groups';
import type { InterfaceStrings } from '@widya/contract/interface-texts';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { DraftBanner } from '@widya/design-system/draft-banner';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { Tabs } from '@widya/design-system/tabs';
import { useUrlTab } from '@widya/design-system/use-url-tab';
import { changedIn } from '@widya/remote-kit/changed-in';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useLocalDraft } from '@widya/remote-kit/use-local-draft';
import { useState } from 'react';
import { KNOWN_TEXTS, nameOf, type TextName, type TextValues } from './form/text-values.ts';
import { TextsBar } from './form/texts-bar.tsx';
import { useTextsForm } from './form/use-texts-form.ts';
import { GroupPanel } from './group-panel.tsx';
import { INTERFACE_TEXTS_TEXTS as texts } from './texts.ts';

/** Every screen's texts in one form, a screen at a time. Source: C-224 to C-226. */
export function TextsEditor({ record }: { readonly record: InterfaceStrings }) {
  const { user } = useSession();
  const [open, setOpen] = useUrlTab(INTERFACE_GROUP_IDS, 'layar');
  /** Text whose field is to be gone to, as soon as its screen is open. */
  const [wanted, setWanted] = useState<TextName | null>(null);
  const editor = useTextsForm({
    record,
    onSaved: () => draft.drop(),
    onRefused: ([first]) => {
      const known = KNOWN_TEXTS.find(({ name }) => name === first);
      if (!known) return;
      if (known.group.id !== open) setOpen(known.group.id);
      setWanted(known.name);
    },
  });
  const { form, dirty, untouched, conflict, save } = editor;
  const draft = useLocalDraft({
    name: `antarmuka:${user.id}`,
    form,
    dirty: dirty.length > 0,
    keep: (values: TextValues) => changedIn(untouched, values),
  });
  const { offered } = draft;
  useUnsavedWork(dirty.length > 0, save);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        {offered && (
          <DraftBanner
            savedAt={offered.savedAt}
            onRestore={() => {
              editor.fill(offered.values);
              draft.takeUp();
            }}
            onDiscard={draft.drop}
          />
        )}
        <FailureBanner title={texts.saveFailed} failure={failureOf(editor.failure)} />
        <Tabs
          label={texts.screens}
          items={INTERFACE_GROUPS.map(({ id, label, texts: own }) => {
            const count = own.filter(({ key }) => dirty.includes(nameOf(id, key))).length;
            return { value: id, label, count: count > 0 ? count : undefined };
          })}
          value={open}
          onChange={setOpen}
        >
          <GroupPanel
            key={open}
            id={open}
            form={form}
            base={editor.base}
            wanted={wanted}
            onArrived={() => setWanted(null)}
          />
        </Tabs>
        <TextsBar
          changes={dirty.length}
          problems={editor.problems}
          saving={editor.busy}
          draftAt={draft.savedAt}
          onSave={() => void save()}
          onDiscard={() => {
            editor.discard();
            draft.drop();
          }}
        />
      </Stack>
      {conflict && (
        <ConflictDialog
          open
          who={conflict.who}
          when={conflict.when}
          fields={conflict.fields}
          saving={editor.busy}
          onResolve={conflict.resolve}
          onCancel={conflict.cancel}
        />
      )}
    </form>
  );
}
