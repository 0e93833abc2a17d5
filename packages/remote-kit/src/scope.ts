import { createClaims } from './internal/claims.ts';

const scopes = createClaims<string>();
const outside = createClaims<true>();

/** Sets the name of the screen's class or course in the sidebar; null while unknown. A-032. */
export const useScopeTitle = (name: string | null): void => scopes.useClaim(name);

/** For the shell: the name set by a screen, or null. */
export const useClaimedScopeTitle = (): string | null => scopes.useCurrent();

/** Tells the sidebar that the address names neither a class nor a course, although its route is one of theirs. D6. */
export const useOutsideScope = (): void => outside.useClaim(true);

/** For the shell: whether a screen has set this. */
export const useIsOutsideScope = (): boolean => outside.useCurrent() !== null;
