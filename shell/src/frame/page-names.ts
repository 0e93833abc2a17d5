import { MENU_LABELS } from '@widya/contract/menu';
import { areaOf } from '../menu/area-of.ts';
import type { RecordScope } from '../menu/compose-tabs.ts';
import type { StaffView } from '../routing/signed-in.ts';
import { messageTexts } from '../screens/texts.ts';

/** Names of a page for the document title, the header and screen readers. */
export interface PageNames {
  /** Such as 'Peserta Sesi'. */
  readonly title: string;
  /** Name of the class or course; null outside of one or while unknown. */
  readonly scopeName: string | null;
  /** The list of classes or courses, else the area in the sidebar; null for the shell's own screens. */
  readonly area: string | null;
}

const SHELL_TITLES = {
  profile: 'Profil',
  diagnosis: 'Diagnosis',
  waiting: messageTexts.waitingTitle,
  'second-factor': messageTexts.secondFactorTitle,
} as const;

/** The menu item that lists all records of a scope. */
const LISTS = { class: 'home', course: 'private-class' } as const;

/** Names of a page: a title set by the screen takes precedence over that of the manifest. */
export function pageNames(
  view: StaffView,
  scope: RecordScope | null,
  claimedTitle: string | null,
  scopeTitle: string | null,
): PageNames {
  if (view.kind === 'shell') return { title: SHELL_TITLES[view.screen], scopeName: null, area: null };
  if (view.kind === 'not-found') return { title: messageTexts.notFoundTitle, scopeName: null, area: null };
  if (view.kind === 'start') return { title: 'Widya', scopeName: null, area: null };
  const area = scope ? MENU_LABELS[LISTS[scope.scope]] : areaOf(view.match);
  if (view.kind === 'no-access') return { title: messageTexts.noAccessTitle, scopeName: null, area };
  const name = scope ? scopeTitle : null;
  return { title: claimedTitle ?? view.match.route.title, scopeName: name, area };
}

/** '{screen} - {class} - Widya', without a repeated part. */
export function documentTitle({ title, scopeName }: PageNames): string {
  return [...new Set([title, scopeName, 'Widya'].filter((part) => part !== null))].join(' - ');
}
