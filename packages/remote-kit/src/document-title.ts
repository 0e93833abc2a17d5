import { createClaims } from './internal/claims.ts';

const titles = createClaims<string>();

/** Sets the page's title while the screen is mounted, replacing that of its route; null keeps the latter. */
export const usePageTitle = (title: string | null): void => titles.useClaim(title);

/** For the shell: the title set by a screen, or null. The shell sets `document.title`, breadcrumb and announcement. */
export const useClaimedPageTitle = (): string | null => titles.useCurrent();
