import { ADMINS } from '@widya/contract/endpoint';
import type { ColorModeChoice } from '@widya/design-system/color-mode';
import {
  DiagnosisIcon,
  HistoryIcon,
  KeyIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PencilIcon,
  SearchIcon,
  SunIcon,
  UserIcon,
} from '@widya/design-system/icon';
import { NavIcon } from '@widya/design-system/nav-icon';
import { useColorMode } from '@widya/design-system/use-color-mode';
import { useNavigate } from '@widya/remote-kit/router';
import { useSession } from '@widya/remote-kit/session';
import { useRegistry } from '../federation/use-federation.ts';
import type { OpenDialog } from '../frame/frame-dialogs.tsx';
import { frameTexts } from '../frame/texts.ts';
import { displayedItems } from '../menu/displayed-items.ts';
import { itemAddress } from '../menu/item-address.ts';
import { PROFILE_PARTS } from '../profile/profile-parts.ts';
import { DIAGNOSIS_PATH, PROFILE_PATH } from '../routing/shell-screens.ts';
import { leadsSomewhere } from '../routing/start-path.ts';
import { accountOf } from '../session/machine.ts';
import { type Command, type CommandGroup, commandGroups } from './commands.ts';
import { recentPages } from './recent-pages.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { pagesFor } from './search-sources.ts';
import { useRecordGroups } from './use-record-groups.tsx';

export interface CommandsOptions {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The page behind the palette, which is not offered. */
  readonly path: string;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

const MODES: readonly { readonly choice: ColorModeChoice; readonly label: string; readonly Icon: typeof SunIcon }[] = [
  { choice: 'light', label: frameTexts.light, Icon: SunIcon },
  { choice: 'dark', label: frameTexts.dark, Icon: MoonIcon },
  { choice: 'system', label: frameTexts.system, Icon: MonitorIcon },
];

/** Items of the palette for this account that match the query. */
export function useCommands({ query, onQuery, path, onOpen, onClose, onSignOut }: CommandsOptions) {
  const session = useSession();
  const navigate = useNavigate();
  const { setChoice } = useColorMode();
  const remotes = useRegistry()?.remotes ?? [];
  const account = accountOf(session.user);

  const go = (to: string) => () => {
    onClose();
    navigate(to);
  };
  /** Stores a search that led to a result, so that it can be repeated. */
  const openResult = (to: string) => () => {
    rememberSearch(account, query);
    go(to)();
  };
  const { groups: records, searching } = useRecordGroups(query, openResult);
  const then = (action: () => void) => () => {
    onClose();
    action();
  };

  const recent = recentPages(account)
    .filter((page) => page.path !== path && leadsSomewhere(remotes, session, page.path))
    .map(
      (page): Command => ({
        key: `recent-${page.path.replaceAll(/\W+/g, '-')}`,
        label: page.title,
        icon: <HistoryIcon size={18} />,
        run: go(page.path),
      }),
    );
  // Parts of screens are shown only for a query, because they would otherwise outnumber the screens.
  const isTyped = query.trim() !== '';
  const parts = isTyped ? pagesFor(remotes, session) : [];
  const profileParts = isTyped ? Object.values(PROFILE_PARTS) : [];
  const screens: Command[] = [
    ...displayedItems(remotes, session).map(
      (item): Command => ({
        key: `screen-${item.path.replaceAll(/\W+/g, '-')}`,
        label: item.label,
        icon: <NavIcon name={item.icon} />,
        run: go(itemAddress(item)),
      }),
    ),
    ...parts.map(
      ({ path: to, label, icon }): Command => ({
        key: `page-${to.replaceAll(/\W+/g, '-')}`,
        label,
        icon: <NavIcon name={icon} />,
        run: go(to),
      }),
    ),
    { key: 'profile', label: frameTexts.myProfile, icon: <UserIcon size={18} />, run: go(PROFILE_PATH) },
    ...profileParts.map(
      ({ anchor, label }): Command => ({
        key: `profile-${anchor}`,
        label,
        icon: <UserIcon size={18} />,
        run: go(`${PROFILE_PATH}#${anchor}`),
      }),
    ),
    { key: 'diagnosis', label: frameTexts.diagnosis, icon: <DiagnosisIcon size={18} />, run: go(DIAGNOSIS_PATH) },
  ];
  const actions: Command[] = [
    ...(ADMINS.includes(session.role)
      ? [{ key: 'edit', label: frameTexts.editProfile, icon: <PencilIcon size={18} />, run: () => onOpen('profile') }]
      : []),
    { key: 'password', label: frameTexts.changePassword, icon: <KeyIcon size={18} />, run: () => onOpen('password') },
    ...MODES.map(({ choice, label, Icon }) => ({
      key: `mode-${choice}`,
      label,
      icon: <Icon size={18} />,
      run: then(() => setChoice(choice)),
    })),
    { key: 'sign-out', label: frameTexts.signOut, icon: <LogOutIcon size={18} />, run: then(onSignOut) },
  ];
  const searches = recentSearches(account).map(
    (text, index): Command => ({
      key: `search-${index}`,
      label: text,
      icon: <SearchIcon size={18} />,
      run: () => onQuery(text),
    }),
  );
  const groups: readonly CommandGroup[] = commandGroups({ query, searches, recent, screens, actions, records });
  return { groups, searching };
}
