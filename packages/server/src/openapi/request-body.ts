import type { CatalogEntry } from '@widya/contract/catalog';
import { RESUMABLE_ID_FIELD, RESUMABLE_NAME_FIELD } from '@widya/contract/upload-parts';
import type { UploadRule } from '../platform/http/bind.ts';
import type { JsonSchema, SchemaWriter } from './json-schemas.ts';
import type { RecordedCall } from './recorded-call.ts';

const MEDIA_TYPES: Readonly<Record<UploadRule['kinds'][number], string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  csv: 'text/csv',
  any: 'application/octet-stream',
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`;

/** A form with the file, or several, and the other fields of the call. */
function formOf({ facts, schemas }: CatalogEntry, rule: UploadRule, writer: SchemaWriter) {
  const fields = (schemas.body ? writer.write(schemas.body, 'input') : {}) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  const types = rule.kinds.map((kind) => MEDIA_TYPES[kind]).join(', ');
  const description = `${types}; at most ${megabytes(rule.maxBytes)}. The server judges the type by the content.`;
  const file = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream', description };
  const maxFiles = rule.maxFiles ?? 1;
  const resumable = facts.resumable
    ? {
        [RESUMABLE_ID_FIELD]: { type: 'string', description: 'Id of a finished resumable upload, instead of a file.' },
        [RESUMABLE_NAME_FIELD]: { type: 'string', description: 'Name of the file of the resumable upload.' },
      }
    : {};
  return {
    type: 'object',
    properties: {
      file: maxFiles === 1 ? file : { type: 'array', maxItems: maxFiles, items: file },
      ...fields.properties,
      ...resumable,
    },
    required: [...(facts.resumable ? [] : ['file']), ...(fields.required ?? [])],
  };
}

/** The request body of an operation; nothing when it has none. */
export function requestBodyOf(
  entry: CatalogEntry,
  rule: UploadRule | undefined,
  recorded: RecordedCall | undefined,
  writer: SchemaWriter,
) {
  const { facts, schemas } = entry;
  if (facts.body === 'bytes') {
    const schema = { type: 'string', format: 'binary', contentMediaType: 'application/offset+octet-stream' };
    return { requestBody: { required: true, content: { 'application/offset+octet-stream': { schema } } } };
  }
  if (rule)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(entry, rule, writer) } } },
    };
  if (!schemas.body) return {};
  const isOptional = schemas.body.safeParse({}).success;
  const sent = recorded?.body ?? (isOptional ? {} : undefined);
  const example = sent === undefined ? {} : { example: sent };
  return {
    requestBody: {
      required: !schemas.body.safeParse(undefined).success,
      content: { 'application/json': { schema: writer.write(schemas.body, 'input'), ...example } },
    },
  };
}
