import type { Admin } from '@widya/contract/admins';
import type { RowActions } from '@widya/design-system/data-table';
import { BanIcon, KeyIcon, LockIcon, PencilIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';
import { RESET_FACTOR_TEXTS } from '../../features/reset-factor/texts.ts';
import { ADMINS_TEXTS } from './texts.ts';

const { actions } = ADMINS_TEXTS;

/** Actions on an account besides editing. */
export type AccountAction = 'reset' | 'reset-factor' | 'ban' | 'unban' | 'remove';

/** The menu of a row. A protected account has the same actions, which then explain why they are not possible. */
export const adminRowActions =
  (onEdit: (admin: Admin) => void, onAction: (kind: AccountAction, admin: Admin) => void): RowActions<Admin> =>
  (admin) => [
    { key: 'edit', label: actions.edit, icon: <PencilIcon size={16} />, onSelect: () => onEdit(admin) },
    { key: 'reset', label: actions.reset, icon: <KeyIcon size={16} />, onSelect: () => onAction('reset', admin) },
    ...(admin.has_second_factor
      ? [
          {
            key: 'reset-factor',
            label: RESET_FACTOR_TEXTS.action,
            icon: <LockIcon size={16} />,
            onSelect: () => onAction('reset-factor', admin),
          },
        ]
      : []),
    admin.active === 1
      ? { key: 'ban', label: actions.ban, icon: <BanIcon size={16} />, onSelect: () => onAction('ban', admin) }
      : {
          key: 'unban',
          label: actions.unban,
          icon: <RestoreIcon size={16} />,
          onSelect: () => onAction('unban', admin),
        },
    {
      key: 'remove',
      label: actions.remove,
      icon: <TrashIcon size={16} />,
      onSelect: () => onAction('remove', admin),
      danger: true,
      separated: true,
    },
  ];
