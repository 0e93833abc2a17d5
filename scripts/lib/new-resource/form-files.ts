import type { ResourceNames } from './names.ts';

const form = ({
  resource,
  One,
  many,
  constant,
}: ResourceNames): string => `import type { ${One}, New${One} } from '@widya/contract/${resource}';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { ${constant}_TEXTS as texts } from './texts.ts';

type ${One}Values = Pick<${One}, 'name'>;

export const ${constant}_FORM: RecordDefinition<${One}Values, ${One}, New${One}> = {
  blank: { name: '' },
  valuesOf: ({ name }) => ({ name }),
  bodyOf: ({ name }) => ({ name: name.trim() }),
  schema: async () => (await import('@widya/contract/${resource}.schemas')).${many}Schemas.create${One}.body,
  labels: { name: texts.name },
};
`;

const dialog = ({
  resource,
  file,
  one,
  One,
  constant,
}: ResourceNames): string => `import { use${One}Actions } from '@widya/api-client/${resource}';
import type { ${One} } from '@widya/contract/${resource}';
import { FormField } from '@widya/design-system/form-field';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { ${constant}_FORM } from './${file}-form.ts';
import { ${constant}_TEXTS as texts } from './texts.ts';

interface ${One}DialogProps {
  /** Null for a new one. */
  readonly ${one}: ${One} | null;
  readonly onClose: () => void;
}

export function ${One}Dialog({ ${one}, onClose }: ${One}DialogProps) {
  const { create, update } = use${One}Actions();
  const editor = useRecordEditor({
    record: ${one},
    definition: ${constant}_FORM,
    calls: {
      create,
      update: (changes, over) => update(over.id, { ...changes, version: over.version }),
      announce: ({ data }) => toast.success(texts.saved(data.name)),
    },
    onSaved: onClose,
  });
  return (
    <RecordDialog editor={editor} title={${one} ? texts.edit : texts.add} submitLabel={texts.save} onClose={onClose}>
      <FormField control={editor.form.control} name="name" label={texts.name} required>
        {(field) => <TextInput {...field} maxLength={150} autoComplete="off" />}
      </FormField>
    </RecordDialog>
  );
}
`;

const removal = ({
  resource,
  one,
  One,
  constant,
}: ResourceNames): string => `import { use${One}Actions } from '@widya/api-client/${resource}';
import type { ${One} } from '@widya/contract/${resource}';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { ${constant}_TEXTS as texts } from './texts.ts';

/** Deletes after a confirmation, because a deleted row cannot be restored. */
export function RemoveDialog({ ${one}, onClose }: { readonly ${one}: ${One}; readonly onClose: () => void }) {
  const { remove } = use${One}Actions();
  const act = async () => {
    await remove(${one}.id);
    toast.success(texts.removed(${one}.name));
  };
  return (
    <ConfirmAction danger title={texts.removeTitle} confirmLabel={texts.actions.remove} act={act} onClose={onClose}>
      <p>{texts.removeWhy(${one}.name)}</p>
    </ConfirmAction>
  );
}
`;

const dialogs = ({
  resource,
  file,
  one,
  One,
}: ResourceNames): string => `import type { ${One} } from '@widya/contract/${resource}';
import { ${One}Dialog } from './${file}-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** The open dialog: the form of a row (null for a new one), or the confirmation of a deletion. */
export type Opened = { readonly editing: ${One} | null } | { readonly removing: ${One} };

interface ${One}DialogsProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** The dialogs of the list, loaded when the first of them is opened. */
export function ${One}Dialogs({ opened, onClose }: ${One}DialogsProps) {
  if ('removing' in opened) return <RemoveDialog ${one}={opened.removing} onClose={onClose} />;
  return <${One}Dialog ${one}={opened.editing} onClose={onClose} />;
}
`;

/** Form, dialogs and the confirmation of a deletion, by path in the folder of the screen. */
export const formFiles = (names: ResourceNames): Readonly<Record<string, string>> => ({
  [`${names.file}-form.ts`]: form(names),
  [`${names.file}-dialog.tsx`]: dialog(names),
  [`${names.file}-dialogs.tsx`]: dialogs(names),
  'remove-dialog.tsx': removal(names),
});
