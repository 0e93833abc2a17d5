import { truncate } from '@widya/design-system/formats/text';

interface Named {
  readonly code: string;
  readonly name: string;
}

/** Truncated names for charts, with codes where they would be equal. B-223. */
export function nameLabels(records: readonly Named[], max: number): readonly string[] {
  const truncated = records.map(({ name }) => truncate(name, max));
  return records.map(({ code }, index) => {
    const label = truncated[index] ?? '';
    return truncated.filter((other) => other === label).length > 1 ? `${label} (${code})` : label;
  });
}
