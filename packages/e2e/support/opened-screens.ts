import type { Page } from '@playwright/test';
import { matchRoute } from '@widya/contract/routing/match-route';
import { screenFolder } from '@widya/remote-tools/build/screen-folder';
import { publishedRegistry } from './registry.ts';

/** Records in `opened` the screens to which a page navigates, for example `mf-classes/class-list`. */
export function recordScreens(page: Page, opened: Set<string>): void {
  const { remotes } = publishedRegistry();
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !URL.canParse(frame.url())) return;
    const match = matchRoute(remotes, new URL(frame.url()).pathname);
    if (match) opened.add(`${match.remote.name}/${screenFolder(match.route.screen)}`);
  });
}
