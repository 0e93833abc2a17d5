import type { InterfaceStrings } from '@widya/contract/interface-texts';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { jsonOf, KNOWN_TEXTS, type TextName, type TextValues, valuesOf } from './text-values.ts';

const ofTexts = (of: (known: (typeof KNOWN_TEXTS)[number]) => string): Record<TextName, string> =>
  Object.fromEntries(KNOWN_TEXTS.map((known) => [known.name, of(known)]));

const BLANK: TextValues = ofTexts(({ text }) => text.standard);

/** One form for the texts of all screens, so that switching screens loses nothing. Sends only changes (D135). */
export const TEXTS_FORM: RecordDefinition<TextValues, InterfaceStrings, { readonly json: string }> = {
  blank: BLANK,
  valuesOf,
  bodyOf: (values, over) => ({ json: jsonOf(over ? valuesOf(over) : BLANK, values) }),
  schema: async () =>
    (await import('@widya/contract/interface-texts.schemas')).interfaceTextSchemas.updateInterfaceTexts.body,
  fieldOf: Object.fromEntries(KNOWN_TEXTS.map(({ name, group, text }) => [`json.${group.id}.${text.key}`, name])),
  labels: ofTexts(({ group, text }) => `${group.label}: ${text.label}`),
};
