import { z } from 'zod';
import { INTERFACE_GROUPS, UNKNOWN_TEXT_MAX } from './interface-text-groups.ts';
import { valueOrJson } from './json-text.schemas.ts';
import { instant, version, writtenAnswer } from './scalars.schemas.ts';
import { SITE_PAGE_SLUGS } from './site-page-slugs.ts';

export const stringsRow = z
  .object({
    id: z.literal(1),
    /** JSON text: `{group: {key: text}}`, with keys this version does not know (D135). */
    json: z.string(),
    /** JSON text of the same shape: each text before its last change. */
    previous: z.string(),
    /** Null before the first change. */
    updated_at: instant.nullable(),
    version,
  })
  .meta({ id: 'InterfaceStrings' });

const NOT_EMPTY = 'Teks tidak boleh kosong';
const TOO_LONG = 'Teks terlalu panjang';

const ofGroup = (texts: (typeof INTERFACE_GROUPS)[number]['texts']) =>
  z
    .object(
      Object.fromEntries(
        texts.map(({ key, max }) => [
          key,
          z.string().trim().min(1, NOT_EMPTY).max(max, `Teks paling panjang ${max} karakter`).optional(),
        ]),
      ),
    )
    .catchall(z.string().max(UNKNOWN_TEXT_MAX, TOO_LONG));

const unknownGroup = z.record(z.string().max(100), z.string().max(UNKNOWN_TEXT_MAX, TOO_LONG));

/** Texts by screen and key; known keys have a longest length, for others only the shape is checked. */
const texts = z
  .object(Object.fromEntries(INTERFACE_GROUPS.map(({ id, texts }) => [id, ofGroup(texts).optional()])))
  .catchall(unknownGroup);

export const interfaceTextSchemas = {
  readPublicStrings: {
    answer: z.object({
      /** By screen and key. */
      texts: z.record(z.string(), z.record(z.string(), z.string())),
      /** Edited pages with content, in the order of the menu. */
      pages: z.array(z.object({ slug: z.enum(SITE_PAGE_SLUGS), title: z.string() })),
    }),
  },
  readInterfaceTexts: { answer: stringsRow },
  updateInterfaceTexts: {
    body: z.object({ json: valueOrJson(texts), version: version.optional() }),
    answer: writtenAnswer(stringsRow),
  },
};
