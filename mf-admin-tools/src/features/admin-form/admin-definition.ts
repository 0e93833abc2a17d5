import type { Admin, CreateAdminInput } from '@widya/contract/admins';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { grantedKeys, MENU_LABELS, type MenuKey } from '@widya/contract/menu';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { menuTextOf } from './menu-text.ts';
import { ROLE_LABELS, ADMIN_FORM_TEXTS as texts } from './texts.ts';

/** Values of the form. */
export interface AdminValues {
  readonly email: string;
  readonly name: string;
  /** Empty for the placeholder. */
  readonly role: Admin['role'] | '';
  readonly phone_num: string;
  readonly address: string;
  /** For new accounts only, as is the confirmation. */
  readonly password: string;
  readonly confirmation: string;
  /** The chosen permissions, in the order of the contract. */
  readonly menu: readonly MenuKey[];
}

const BLANK: AdminValues = {
  email: '',
  name: '',
  role: '',
  phone_num: '',
  address: '',
  password: '',
  confirmation: '',
  menu: [],
};

/** The form of an admin account., S2. */
export const ADMIN_FORM: RecordDefinition<AdminValues, Admin, CreateAdminInput> = {
  blank: BLANK,
  valuesOf: ({ email, name, role, phone_num, address, menu }) => {
    const granted = grantedKeys(menu);
    return {
      ...BLANK,
      email,
      name,
      role,
      phone_num: phone_num ?? '',
      address: address ?? '',
      menu: GRANTABLE_KEYS.filter((key) => granted.has(key)),
    };
  },
  bodyOf: ({ email, name, role, phone_num, address, password, menu }, over) => ({
    email: email.trim(),
    name: name.trim(),
    password,
    // The schema refuses an empty role.
    role: role as Admin['role'],
    menu: menuTextOf(new Set(menu), over?.menu ?? null),
    phone_num: phone_num.trim() || null,
    address: address.trim() || null,
  }),
  schema: async (base) => {
    const { createAdmin, updateAdmin } = (await import('@widya/contract/admins.schemas')).adminSchemas;
    return base ? updateAdmin.body : createAdmin.body;
  },
  check: ({ password, confirmation }) =>
    // A missing password is reported at its own field only.
    password === '' || password === confirmation ? {} : { confirmation: texts.confirmationWrong },
  refusals: ({ code, errors }) => (code === 'DUPLICATE_ACCOUNT' ? { ...errors, email: texts.emailTaken } : errors),
  labels: {
    email: texts.email,
    name: texts.name,
    role: texts.role,
    phone_num: texts.phone,
    address: texts.address,
    password: texts.password,
    confirmation: texts.confirmation,
    menu: texts.menu,
  },
  formats: {
    role: (role) => (role === '' ? '' : ROLE_LABELS[role]),
    menu: (keys) => keys.map((key) => MENU_LABELS[key]).join(', '),
  },
};
