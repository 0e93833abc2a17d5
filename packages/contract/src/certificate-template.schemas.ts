import { z } from 'zod';
import { objectOrJson } from './json-text.schemas.ts';

const WRONG_COLOR = 'Warna ditulis seperti #a52620';
const WRONG_PERCENT = 'Isi dengan angka 0 sampai 100';
const WRONG_PAGE = 'Latar sertifikat harus berupa gambar yang diunggah';
const WRONG_NUMBER = 'Nomor pertama hanya berisi angka, paling banyak enam';

/** Percent of the page, or font size. Sliders go from 1 to 100 (B-126), but positions may be 0. */
const percent = z.number(WRONG_PERCENT).min(0, WRONG_PERCENT).max(100, WRONG_PERCENT);
const color = z.string().regex(/^#[0-9a-f]{6}$/i, WRONG_COLOR);

/** An uploaded file, or a web address in older templates; the server checks the uploader when it is saved (S23). */
const page = z
  .string()
  .max(2_048)
  .regex(/^(\/files\/(?!.*\.\.)[\w./-]+|https:\/\/[^\s/]\S*)$/, WRONG_PAGE)
  .nullable();

const template = z
  .object({
    certPage1: page,
    certPage2: page,
    hidePageTwo: z.boolean(),
    numberPrefix: z.string().regex(/^\d{0,6}$/, WRONG_NUMBER),
    numberSuffix: z.string().max(60, 'Akhiran nomor paling panjang 60 karakter'),
    fontSizeNumber: percent,
    leftNumber: percent,
    topNumber: percent,
    textColor: color,
    fontSize: percent,
    left: percent,
    top: percent,
    nameCentered: z.boolean(),
    secondTextColor: color,
    secondFontSize: percent,
    secondLeft: percent,
    secondTop: percent,
    secondCompetenciesTextColor: color,
    secondCompetenciesFontSize: percent,
    secondCompetenciesLeft: percent,
    secondCompetenciesTop: percent,
    qrLeft: percent,
    qrTop: percent,
    qrSize: percent,
  })
  .partial();

/**
 * Certificate settings sent to the API, as an object or as JSON text: checks each setting and drops unknown ones.
 * Reading (`readTemplate`) tolerates invalid stored settings. Source: S25.
 */
export const certificateTemplateInput = objectOrJson.transform((value, context) => {
  const read = template.safeParse(value);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});
