import { dropStored, keepStored, type LocalDraft, readStored } from './internal/draft-storage.ts';

export type { LocalDraft } from './internal/draft-storage.ts';

/** A draft that was stored without the name of a remote. @deprecated since 0.2.0; use useStoredDraft */
export const readDraft = <Values>(name: string): LocalDraft<Values> | null => readStored({ remote: null, name });

/** Stores a draft without the name of a remote. @deprecated since 0.2.0; use useLocalDraft */
export const keepDraft = <Values>(name: string, values: Partial<Values>, now = new Date()): string | null =>
  keepStored({ remote: null, name }, values, now);

/** Removes a draft that was stored without the name of a remote. @deprecated since 0.2.0; use useLocalDraft */
export const dropDraft = (name: string): void => dropStored({ remote: null, name });
