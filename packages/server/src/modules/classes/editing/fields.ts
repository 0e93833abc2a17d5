import type { classEditingSchemas } from '@widya/contract/class-editing.schemas';
import { CLASS_FLAGS, CLASS_LINKS, CLASS_PICTURES, CLASS_TEMPLATES, CLASS_TEXTS } from '@widya/contract/class-fields';
import type { z } from 'zod';
import {
  fileKeyOf,
  fileProblem,
  isLink,
  LINK_WARNING,
  linkProblem,
  videoProblem,
} from '../../../platform/addresses/links.ts';
import type { classes } from '../../../platform/database/schema/classes.ts';
import { invalid } from '../../../platform/http/api-failure.ts';
import { cleanRichText } from '../../../platform/text/rich-text.ts';
import { storedQuota } from './rules.ts';

export type ParsedClassBody = z.output<(typeof classEditingSchemas)['updateClass']['body']>;
type Columns = Partial<typeof classes.$inferSelect>;

const keysOf = <Field extends string>(fields: Readonly<Record<Field, string>>) => Object.keys(fields) as Field[];

/** Stores an empty link as null. */
const textOrNull = (text: string | null): string | null => (text === '' ? null : text);

/** Columns that take a field of the body unchanged, if it was sent. Times, topic and name have their own rules. */
const COPIED_FIELDS = [
  ...keysOf(CLASS_FLAGS),
  ...keysOf(CLASS_TEMPLATES),
  'price',
  'non_discounted_price',
  'is_discounted_price_null',
  'stream_type',
  'recording_url_array',
  'attachment_urls',
  'documentation_urls',
  'display_time',
  'custom_certificate_template',
] as const satisfies readonly (keyof ParsedClassBody & keyof Columns)[];

/** Text fields for which an empty text is stored as null. */
const CLEARABLE = [...keysOf(CLASS_LINKS), ...keysOf(CLASS_TEXTS), ...keysOf(CLASS_PICTURES)];

/**
 * The columns that a body writes, except its times: an allow-list, so that no other field of a body reaches the table
 * (S12).
 */
export function columnsOf(body: ParsedClassBody): Columns {
  const columns: Record<string, unknown> = {};
  for (const field of COPIED_FIELDS) if (body[field] !== undefined) columns[field] = body[field];
  for (const field of CLEARABLE) if (body[field] !== undefined) columns[field] = textOrNull(body[field] ?? null);
  if (body.name !== undefined) columns.name = body.name;
  if (body.title !== undefined) columns.title = body.title;
  if (body.topic_code !== undefined) columns.topic_code = body.topic_code;
  if (body.speaker !== undefined) columns.speaker = body.speaker ?? '';
  if (body.description !== undefined) columns.description = cleanRichText(body.description ?? '');
  if (body.what_to_learn !== undefined) columns.what_to_learn = body.what_to_learn.map(cleanRichText);
  if (body.quota !== undefined) columns.quota = storedQuota(body.quota);
  // The list wins; a single address without a list replaces the list (D59).
  if (body.documentation_urls === undefined && body.documentation_url !== undefined)
    columns.documentation_urls = body.documentation_url ? [body.documentation_url] : [];
  return columns;
}

/** The given fields that contain a non-empty text, with the text. */
const textsOf = <Field extends keyof Columns>(columns: Columns, fields: Readonly<Record<Field, string>>) =>
  keysOf(fields).flatMap((field) => {
    const text = columns[field];
    return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
  });

/** Links to check: the field for the error, the address, and whether it must be https. */
function linksOf(columns: Columns): (readonly [string, string, boolean])[] {
  const { recording_url_array = [] } = columns;
  return [
    ...textsOf(columns, CLASS_LINKS).map(([field, text]) => [field, text, field === 'stream_url'] as const),
    ...recording_url_array.flatMap(({ url }, index) =>
      // An uploaded video has one of our own addresses.
      fileKeyOf(url) === null ? [[`recording_url_array.${index}.url`, url, false] as const] : [],
    ),
  ];
}

const filesOf = (columns: Columns) => [
  ...textsOf(columns, CLASS_PICTURES),
  ...(['attachment_urls', 'documentation_urls'] as const).flatMap((field) =>
    (columns[field] ?? []).map((location) => [field, location] as const),
  ),
];

/**
 * Refuses dangerous addresses and warns about unusable ones.
 * @returns warnings in Indonesian. @throws ApiFailure 422 (S18).
 */
export function checkAddresses(columns: Columns): string[] {
  const links = linksOf(columns);
  const problems = [
    ...links.map(([field, text, secure]) => [field, linkProblem(text, { secure })] as const),
    ...filesOf(columns).map(([field, location]) => [field, fileProblem(location)] as const),
    ...(columns.recording_url_array ?? []).map(
      ({ url }, index) => [`recording_url_array.${index}.url`, videoProblem(url)] as const,
    ),
  ].filter((entry): entry is readonly [string, string] => entry[1] !== null);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems), problems[0]?.[1]);
  return links.every(([, text]) => isLink(text)) ? [] : [LINK_WARNING];
}

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Addresses of files in the given columns: posters, documents, uploaded videos and certificate pages. */
export const locationsIn = (columns: Columns): string[] => [
  ...filesOf(columns).map(([, location]) => location),
  ...(columns.recording_url_array ?? []).map(({ url }) => url),
  ...textsIn(columns.custom_certificate_template),
];
