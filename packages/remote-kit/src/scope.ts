import { createClaims } from './internal/claims.ts';

const scopes = createClaims<string>();

/** Tells the sidebar the name of the class or course the screen is about; null while it is not known. Rule A-032. */
export const useScopeTitle = (name: string | null): void => scopes.useClaim(name);

/** For the shell: the name given, or null. */
export const useClaimedScopeTitle = (): string | null => scopes.useCurrent();
