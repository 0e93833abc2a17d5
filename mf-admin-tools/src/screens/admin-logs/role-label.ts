import { LOG_TEXTS } from './texts.ts';

/** The role in Indonesian; an unknown one is returned as it is. */
export const roleLabel = (role: string | null): string | null =>
  role === null ? null : ((LOG_TEXTS.roles as Readonly<Record<string, string>>)[role] ?? role);
