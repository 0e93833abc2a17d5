import { createClaims } from './internal/claims.ts';

const scopes = createClaims<string>();
const outside = createClaims<true>();

/** Tells the sidebar the name of the class or course the screen is about; null while it is not known. A-032. */
export const useScopeTitle = (name: string | null): void => scopes.useClaim(name);

/** For the shell: the name given, or null. */
export const useClaimedScopeTitle = (): string | null => scopes.useCurrent();

/** Tells the sidebar that what the address names is no class or course, although its route is one of theirs. D6. */
export const useOutsideScope = (): void => outside.useClaim(true);

/** For the shell: whether a screen said so. */
export const useIsOutsideScope = (): boolean => outside.useCurrent() !== null;
