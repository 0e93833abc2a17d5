import { FormField } from '@widya/design-system/form-field';
import { FieldGrid, Stack } from '@widya/design-system/layout';
import { PasswordInput } from '@widya/design-system/password-input';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import type { Control } from '@widya/design-system/use-form';
import type { RefObject } from 'react';
import type { AdminValues } from './admin-definition.ts';
import { ROLE_LABELS, ADMIN_FORM_TEXTS as texts } from './texts.ts';

interface AccountFieldsProps {
  readonly control: Control<AdminValues>;
  readonly withPassword: boolean;
  /** Why the role cannot be changed; null when it can. */
  readonly roleLocked: string | null;
  /** Ref of the first field. */
  readonly first: RefObject<HTMLInputElement | null>;
}

const ROLES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));

/** Name, address, role and, for a new account, the password. */
export function AccountFields({ control, withPassword, roleLocked, first }: AccountFieldsProps) {
  return (
    <FieldGrid>
      <FormField control={control} name="name" label={texts.name} required>
        {({ ref, ...field }) => (
          <TextInput
            {...field}
            ref={(box) => {
              ref(box);
              first.current = box;
            }}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField control={control} name="email" label={texts.email} required>
        {(field) => <TextInput {...field} type="email" autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField
        control={control}
        name="role"
        label={texts.role}
        required
        help={roleLocked}
        disabled={roleLocked !== null}
      >
        {(field) => <Select {...field} options={ROLES} placeholder={texts.rolePlaceholder} />}
      </FormField>
      <FormField control={control} name="phone_num" label={texts.phone}>
        {(field) => <TextInput {...field} type="tel" inputMode="tel" autoComplete="off" />}
      </FormField>
      <Stack gridColumn="1 / -1">
        <FormField control={control} name="address" label={texts.address}>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
      </Stack>
      {withPassword && (
        <>
          <FormField control={control} name="password" label={texts.password} required help={texts.passwordHelp}>
            {(field) => <PasswordInput {...field} autoComplete="new-password" />}
          </FormField>
          <FormField control={control} name="confirmation" label={texts.confirmation} required>
            {(field) => <PasswordInput {...field} autoComplete="new-password" />}
          </FormField>
        </>
      )}
    </FieldGrid>
  );
}
