import { failureOf } from '@widya/api-client/api-error';
import { TOKEN_ACCESS, TOKEN_ACCESS_LABELS, TOKEN_KINDS } from '@widya/contract/api-token-rules';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { formatDate } from '@widya/contract/time/texts';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FormField } from '@widya/design-system/form-field';
import { RadioGroup } from '@widya/design-system/radio-group';
import { TextInput } from '@widya/design-system/text-input';
import { useWatch } from '@widya/design-system/use-form';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { PermissionBoxes } from '../../../features/permissions/permission-boxes.tsx';
import { ExpiryInput } from './expiry-input.tsx';
import { CREATE_TEXTS as texts } from './texts.ts';
import { type CreatedToken, useCreate } from './use-create.ts';

const ACCESS = TOKEN_ACCESS.map((value) => ({
  value,
  label: TOKEN_ACCESS_LABELS[value],
  help: texts.accessHelp[value],
}));

const KINDS = TOKEN_KINDS.map((value) => ({ value, label: texts.kinds[value], help: texts.kindHelp[value] }));

interface CreateDialogProps {
  readonly onCreated: (created: CreatedToken) => void;
  readonly onClose: () => void;
}

/** Creates a token: its name, what it may do or publish, and until when. */
export function CreateDialog({ onCreated, onClose }: CreateDialogProps) {
  const { form, dirty, busy, failure, save } = useCreate(onCreated);
  const { control } = form;
  const lastDay = useWatch({ control, name: 'last_day' });
  const kind = useWatch({ control, name: 'kind' });
  useUnsavedWork(dirty && !busy, save);
  return (
    <FormDialog
      title={texts.title}
      description={texts.lead}
      size="lg"
      onClose={onClose}
      onSubmit={() => void save()}
      dirty={dirty}
      busy={busy}
      failure={failureOf(failure, texts.failed)}
      submitLabel={texts.save}
    >
      <FormField control={control} name="name" label={texts.name} required help={texts.nameHelp}>
        {(field) => <TextInput {...field} autoComplete="off" maxLength={100} data-autofocus />}
      </FormField>
      <FormField control={control} name="kind" label={texts.kind} group>
        {({ value, onChange }) => <RadioGroup options={KINDS} value={value} onChange={onChange} />}
      </FormField>
      {kind === 'deploy' ? (
        <FormField control={control} name="remotes" label={texts.remotes} required help={texts.remotesHelp}>
          {(field) => <TextInput {...field} autoComplete="off" maxLength={500} placeholder="mf-laporan" />}
        </FormField>
      ) : (
        <FormField control={control} name="access" label={texts.access} group>
          {({ value, onChange }) => <RadioGroup options={ACCESS} value={value} onChange={onChange} />}
        </FormField>
      )}
      <FormField
        control={control}
        name="last_day"
        label={texts.expiry}
        group
        help={lastDay === '' ? undefined : texts.until(formatDate(lastDay))}
      >
        {({ value, onChange }) => <ExpiryInput value={value} onChange={onChange} />}
      </FormField>
      {kind === 'api' && (
        <FormField control={control} name="keys" label={texts.keys} group required help={texts.keysHelp}>
          {({ value, onChange }) => (
            <PermissionBoxes
              ticked={new Set(value)}
              onTick={(ticked) => onChange(GRANTABLE_KEYS.filter((key) => ticked.has(key)))}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
