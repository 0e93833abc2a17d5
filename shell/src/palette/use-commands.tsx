import { ADMINS } from '@widya/contract/endpoint';
import type { ColorModeChoice } from '@widya/design-system/color-mode';
import {
  CalendarIcon,
  DiagnosisIcon,
  HistoryIcon,
  KeyIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PencilIcon,
  RefreshIcon,
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
import { CLASS_LIST_PATH, COURSE_LIST_PATH, DIAGNOSIS_PATH, PROFILE_PATH } from '../routing/shell-screens.ts';
import { leadsSomewhere } from '../routing/start-path.ts';
import { accountOf } from '../session/machine.ts';
import { classPath } from './class-path.ts';
import { type Command, type CommandGroup, classDetail, commandGroups } from './commands.ts';
import { coursePath } from './course-path.ts';
import { recentPages } from './recent-pages.ts';
import { paletteTexts } from './texts.ts';
import { useClassSearch } from './use-class-search.ts';
import { useCourseSearch } from './use-course-search.ts';

export interface CommandsOptions {
  readonly query: string;
  /** The page behind the palette: no need to offer it. */
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

/** Everything the palette can do for this account, answering to what is typed. */
export function useCommands({ query, path, onOpen, onClose, onSignOut }: CommandsOptions) {
  const session = useSession();
  const navigate = useNavigate();
  const { setChoice } = useColorMode();
  const remotes = useRegistry()?.remotes ?? [];
  const search = useClassSearch(query, leadsSomewhere(remotes, session, CLASS_LIST_PATH));
  const courseSearch = useCourseSearch(query, leadsSomewhere(remotes, session, COURSE_LIST_PATH));

  const go = (to: string) => () => {
    onClose();
    navigate(to);
  };
  const then = (action: () => void) => () => {
    onClose();
    action();
  };

  const recent = recentPages(accountOf(session.user))
    .filter((page) => page.path !== path && leadsSomewhere(remotes, session, page.path))
    .map(
      (page): Command => ({
        key: `recent-${page.path.replaceAll(/\W+/g, '-')}`,
        label: page.title,
        icon: <HistoryIcon size={18} />,
        run: go(page.path),
      }),
    );
  const screens: Command[] = [
    ...displayedItems(remotes, session).map(
      (item): Command => ({
        key: `screen-${item.path.replaceAll(/\W+/g, '-')}`,
        label: item.label,
        icon: <NavIcon name={item.icon} />,
        run: go(itemAddress(item)),
      }),
    ),
    { key: 'profile', label: frameTexts.myProfile, icon: <UserIcon size={18} />, run: go(PROFILE_PATH) },
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
  const again = (key: string, label: string, { failed, retry }: { failed: boolean; retry: () => void }): Command[] =>
    failed ? [{ key, label, icon: <RefreshIcon size={18} />, run: retry }] : [];
  const classes = search.classes.map(
    (row): Command => ({
      key: `class-${row.code}`,
      label: row.name,
      detail: classDetail(row),
      icon: <CalendarIcon size={18} />,
      run: go(classPath(remotes, session, row.code)),
    }),
  );
  const courses = courseSearch.courses.map(
    (row): Command => ({
      key: `course-${row.id}`,
      label: row.title,
      detail: row.course_code,
      icon: <NavIcon name="monitor-play" />,
      run: go(coursePath(remotes, session, row)),
    }),
  );
  const groups: readonly CommandGroup[] = commandGroups({
    query,
    recent,
    screens,
    actions,
    classes: [...classes, ...again('failed', paletteTexts.classesFailed, search)],
    courses: [...courses, ...again('courses-failed', paletteTexts.coursesFailed, courseSearch)],
  });
  return { groups, searching: search.searching || courseSearch.searching };
}
