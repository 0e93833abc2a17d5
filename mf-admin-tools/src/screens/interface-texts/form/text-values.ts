import {
  INTERFACE_GROUPS,
  type InterfaceGroup,
  type InterfaceGroupId,
  type InterfaceText,
} from '@widya/contract/interface-text-groups';
import type { InterfaceStrings } from '@widya/contract/interface-texts';

/** Name of a text in the form: `footer:tagline`. */
export type TextName = string;

/** Values of the form: every known text by name. */
export type TextValues = Readonly<Record<TextName, string>>;

export const nameOf = (group: InterfaceGroupId, key: string): TextName => `${group}:${key}`;

interface KnownText {
  readonly name: TextName;
  readonly group: InterfaceGroup;
  readonly text: InterfaceText;
}

/** All known texts, in the order of screens and numbers. */
export const KNOWN_TEXTS: readonly KnownText[] = INTERFACE_GROUPS.flatMap((group) =>
  group.texts.map((text) => ({ name: nameOf(group.id, text.key), group, text })),
);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Known texts from a JSON text; `absent` for missing ones. */
function readTexts<Absent>(
  json: string,
  absent: (known: KnownText) => Absent,
): Readonly<Record<TextName, string | Absent>> {
  let record: unknown;
  try {
    record = JSON.parse(json);
  } catch {
    record = {};
  }
  return Object.fromEntries(
    KNOWN_TEXTS.map((known) => {
      const group = isObject(record) ? record[known.group.id] : null;
      const stored = isObject(group) ? group[known.text.key] : null;
      return [known.name, typeof stored === 'string' ? stored : absent(known)];
    }),
  );
}

/** Values of the form: a missing text is the standard one, as on the site. */
export const valuesOf = ({ json }: InterfaceStrings): TextValues => readTexts(json, ({ text }) => text.standard);

/** Each text before its last change; null without one. */
export const previousOf = ({ previous }: InterfaceStrings) => readTexts(previous, () => null);

/** Changed texts in the API's format; all others in the record stay, known or not (D135). */
export function jsonOf(base: TextValues, values: TextValues): string {
  const json: Record<string, Record<string, string>> = {};
  for (const { name, group, text } of KNOWN_TEXTS) {
    const value = values[name]?.trim();
    if (value === undefined || value === base[name]) continue;
    json[group.id] = { ...json[group.id], [text.key]: value };
  }
  return JSON.stringify(json);
}
