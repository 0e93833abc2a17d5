import type { Role } from '@widya/contract/endpoint';
import { ADMINS } from '@widya/contract/endpoint';
import type { ColorModeChoice } from '@widya/design-system/color-mode';
import {
  CheckIcon,
  DiagnosisIcon,
  KeyIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PencilIcon,
  SunIcon,
  UserIcon,
} from '@widya/design-system/icon';
import type { MenuItem } from '@widya/design-system/menu';
import { DIAGNOSIS_PATH, PROFILE_PATH } from '../routing/shell-screens.ts';
import { frameTexts } from './texts.ts';

export interface ProfileMenuOptions {
  readonly role: Role;
  readonly choice: ColorModeChoice;
  readonly setChoice: (choice: ColorModeChoice) => void;
  readonly onEditProfile: () => void;
  readonly onChangePassword: () => void;
  readonly onSignOut: () => void;
}

const MODES = [
  { choice: 'light', label: frameTexts.light, Icon: SunIcon },
  { choice: 'dark', label: frameTexts.dark, Icon: MoonIcon },
  { choice: 'system', label: frameTexts.system, Icon: MonitorIcon },
] as const;

/** Items of the account's menu. Only admins can edit their profile. */
export function profileMenu(options: ProfileMenuOptions): readonly (MenuItem | false)[] {
  const { role, choice, setChoice, onEditProfile, onChangePassword, onSignOut } = options;
  return [
    { key: 'profile', label: frameTexts.myProfile, icon: <UserIcon size={16} />, to: PROFILE_PATH },
    ADMINS.includes(role) && {
      key: 'edit',
      label: frameTexts.editProfile,
      icon: <PencilIcon size={16} />,
      onSelect: onEditProfile,
    },
    { key: 'password', label: frameTexts.changePassword, icon: <KeyIcon size={16} />, onSelect: onChangePassword },
    ...MODES.map(
      ({ choice: mode, label, Icon }, index): MenuItem => ({
        key: mode,
        label,
        icon: mode === choice ? <CheckIcon size={16} /> : <Icon size={16} />,
        onSelect: () => setChoice(mode),
        separated: index === 0,
      }),
    ),
    {
      key: 'diagnosis',
      label: frameTexts.diagnosis,
      icon: <DiagnosisIcon size={16} />,
      to: DIAGNOSIS_PATH,
      separated: true,
    },
    { key: 'sign-out', label: frameTexts.signOut, icon: <LogOutIcon size={16} />, onSelect: onSignOut },
  ];
}
