import { useMemberActions } from '@widya/api-client/members';
import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import type { Member } from '@widya/contract/members';
import { Checkbox } from '@widya/design-system/checkbox';
import { DateInput } from '@widya/design-system/date-input';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { PhoneInput } from '@widya/design-system/phone-input';
import { Select } from '@widya/design-system/select';
import { SiteNotice } from '@widya/design-system/site-notice';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useWatch } from '@widya/design-system/use-form';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import { RegionFields } from './region-fields.tsx';
import { FORM_TEXTS as texts } from './texts.ts';
import { is1970, USER_FORM } from './user-form.ts';

interface UserDialogProps {
  /** Null for a new account without a password, which its owner claims. D94. */
  readonly member: Member | null;
  readonly onClose: () => void;
}

const GENDERS = (['M', 'F'] as const).map((value) => ({ value, label: texts.genders[value] }));

/** 'Undang Satu Pengguna' and 'Sunting Pengguna'. B-166, B-175 to B-183. */
export function UserDialog({ member, onClose }: UserDialogProps) {
  const { site } = useSession().user;
  const { register, update } = useMemberActions();
  const editor = useRecordEditor({
    record: member,
    definition: USER_FORM,
    calls: {
      create: (body) => register(body),
      update: async (changes, over, values) => {
        const fields = Object.keys(changes);
        if (fields.length === 0) return { data: over };
        // `dob_confirmed` is sent together with the date.
        const { date_of_birth } = USER_FORM.bodyOf(values, over);
        const day = fields.includes('dob_confirmed') ? { date_of_birth } : {};
        return update({ ...changes, ...day, id: over.id, version: over.version });
      },
      announce: (_, created, { full_name }) => toast.success(created ? texts.invited : texts.saved(full_name.trim())),
    },
    onSaved: onClose,
  });
  const { control } = editor.form;
  const [birthday, isConfirmed] = useWatch({ control, name: ['date_of_birth', 'dob_confirmed'] });
  return (
    <RecordDialog
      editor={editor}
      title={member ? texts.editTitle : texts.addTitle}
      description={member ? texts.editLead : texts.addLead}
      size="md"
      submitLabel={member ? undefined : texts.invite}
      failed={FALLBACK_MESSAGE}
      incomplete={texts.incomplete}
      onClose={onClose}
    >
      {member === null && <SiteNotice {...site} />}
      <FormField control={control} name="full_name" label={texts.name} required>
        {(field) => <TextInput {...field} maxLength={255} autoComplete="off" />}
      </FormField>
      <FieldGrid>
        <FormField control={control} name="email" label={texts.email} required>
          {(field) => <TextInput {...field} inputMode="email" maxLength={255} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="phone_num" label={texts.phone}>
          {(field) => <PhoneInput {...field} autoComplete="off" />}
        </FormField>
      </FieldGrid>
      <FormField control={control} name="organization" label={texts.organization}>
        {(field) => <TextInput {...field} maxLength={255} autoComplete="off" />}
      </FormField>
      <RegionFields form={editor.form} />
      <FieldGrid>
        <FormField control={control} name="gender" label={texts.gender}>
          {(field) => <Select {...field} options={GENDERS} placeholder={texts.genderNone} />}
        </FormField>
        <FormField control={control} name="date_of_birth" label={texts.birthday}>
          {(field) => <DateInput {...field} />}
        </FormField>
      </FieldGrid>
      {is1970(birthday) && (
        <Checkbox
          checked={isConfirmed}
          help={texts.confirmBirthdayHelp}
          onChange={(event) => editor.fill({ dob_confirmed: event.target.checked })}
        >
          {texts.confirmBirthday}
        </Checkbox>
      )}
    </RecordDialog>
  );
}
