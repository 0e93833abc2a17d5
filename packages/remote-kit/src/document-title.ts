import { createClaims } from './internal/claims.ts';

const titles = createClaims<string>();

/** Names the page while the screen is mounted, in place of the title of its route; null keeps that one. */
export const usePageTitle = (title: string | null): void => titles.useClaim(title);

/** For the shell: the title a screen gave, or null. The shell writes `document.title`, breadcrumb and announcement. */
export const useClaimedPageTitle = (): string | null => titles.useCurrent();
