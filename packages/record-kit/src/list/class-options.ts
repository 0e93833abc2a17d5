import type { ComboboxOption } from '@widya/design-system/combobox';

export interface ClassOption {
  /** Null for a deleted class, which is identified by its name. */
  readonly class_code: string | null;
  readonly class_name: string;
}

/** Value of a class in a choice; codes contain no colon. */
export const choiceOf = ({ class_code, class_name }: ClassOption): string => class_code ?? `:${class_name}`;

/** Options of a choice; a renamed class occurs once, under its newest name. */
export function classOptions(classes: readonly ClassOption[]): ComboboxOption[] {
  const options = new Map<string, ComboboxOption>();
  for (const found of classes) {
    const value = choiceOf(found);
    if (options.has(value)) continue;
    options.set(value, { value, label: found.class_name, detail: found.class_code ?? undefined });
  }
  return [...options.values()];
}
