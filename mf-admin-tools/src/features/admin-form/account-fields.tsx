import { Field } from '@widya/design-system/field';
import { FieldGrid } from '@widya/design-system/layout';
import { PasswordInput } from '@widya/design-system/password-input';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import type { Ref } from 'react';
import type { AdminField } from './admin-rules.ts';
import { ROLE_LABELS, ADMIN_FORM_TEXTS as texts } from './texts.ts';
import type { AdminForm } from './use-admin-form.ts';

interface AccountFieldsProps {
  readonly form: AdminForm;
  readonly withPassword: boolean;
  /** Why the role is closed; null when it can be chosen. */
  readonly roleLocked: string | null;
  readonly first: Ref<HTMLInputElement>;
}

const ROLES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));

/** Name, address, role and, for a new account, its password. */
export function AccountFields({ form, withPassword, roleLocked, first }: AccountFieldsProps) {
  const { values, errors, set } = form;
  const bind = (field: AdminField) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  });
  return (
    <FieldGrid>
      <Field label={texts.name} required error={errors.name}>
        <TextInput ref={first} autoComplete="off" {...bind('name')} />
      </Field>
      <Field label={texts.email} required error={errors.email}>
        <TextInput type="email" autoComplete="off" spellCheck={false} {...bind('email')} />
      </Field>
      <Field label={texts.role} required error={errors.role} help={roleLocked} disabled={roleLocked !== null}>
        <Select options={ROLES} placeholder={texts.rolePlaceholder} {...bind('role')} />
      </Field>
      <Field label={texts.phone} error={errors.phone_num}>
        <TextInput type="tel" inputMode="tel" autoComplete="off" {...bind('phone_num')} />
      </Field>
      <div style={{ gridColumn: '1 / -1' }}>
        <Field label={texts.address} error={errors.address}>
          <TextInput autoComplete="off" {...bind('address')} />
        </Field>
      </div>
      {withPassword && (
        <>
          <Field label={texts.password} required help={texts.passwordHelp} error={errors.password}>
            <PasswordInput autoComplete="new-password" {...bind('password')} />
          </Field>
          <Field label={texts.confirmation} required error={errors.confirmation}>
            <PasswordInput autoComplete="new-password" {...bind('confirmation')} />
          </Field>
        </>
      )}
    </FieldGrid>
  );
}
