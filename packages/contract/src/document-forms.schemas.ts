import { z } from 'zod';
import { MOST_DOCUMENTS_AT_ONCE, MOST_DOCUMENTS_OF_TASK } from './document-limits.ts';
import { valueOrJson } from './json-text.schemas.ts';
import {
  idParam,
  instant,
  listAnswer,
  pageQuery,
  requiredEmail,
  requiredText,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';

// Message for an incomplete form.
const INCOMPLETE = 'Harap lengkapi semua data';

/** A document that a participant handed in. Source: C-218. */
export const documentRow = z
  .object({
    id: z.number().int(),
    /** Null when the class was deleted. */
    class_code: z.string().nullable(),
    /** At the time of the submission. */
    class_name: z.string(),
    full_name: z.string(),
    email: z.string(),
    division: z.string(),
    rank: z.string(),
    document_type: z.string(),
    /** Address of the file for signed-in staff; there is no public one. */
    document_url: z.string(),
    /** In bytes; null when the file is missing. */
    size: z.number().int().nullable(),
    created_at: instant,
    version,
  })
  .meta({ id: 'DocumentForm' });

const filters = pageQuery.extend({
  class_code: z.string().trim().max(32).optional(),
  /** For classes that were deleted. */
  class_name: z.string().trim().max(255).optional(),
  sort: sortBy(['created_at', 'full_name', 'class_name', 'document_type']).default('-created_at'),
});

const narrowing = filters.pick({ class_code: true, class_name: true, q: true });

const id = z.number().int().positive().max(2_147_483_647);
const tooMany = `Paling banyak ${MOST_DOCUMENTS_AT_ONCE} dokumen dalam satu unduhan`;

const fact = z.string().trim().max(255);
const changedFact = z.string().trim().max(255, 'Paling panjang 255 karakter').optional();

/** A class that documents were handed in for. */
export const documentClass = z.object({
  class_code: z.string().nullable(),
  class_name: z.string(),
  documents: z.number().int(),
  last_at: instant,
});

export const documentFormSchemas = {
  /** `q` searches names, addresses, classes, divisions, ranks and kinds. */
  listDocumentForms: { query: filters, answer: listAnswer(documentRow) },
  /** Classes with documents, newest first, for the filter. */
  listDocumentClasses: { query: pageQuery, answer: listAnswer(documentClass) },
  submitDocumentForm: {
    body: z.object({
      class_code: requiredText(32, INCOMPLETE),
      full_name: requiredText(255, INCOMPLETE),
      email: requiredEmail(INCOMPLETE),
      division: fact.default(''),
      rank: fact.default(''),
      document_type: requiredText(255, INCOMPLETE),
    }),
    answer: z.object({ success: z.literal(true) }),
  },
  updateDocumentForm: {
    params: idParam,
    body: z.object({
      division: changedFact,
      document_type: changedFact,
      rank: changedFact,
      version: version.optional(),
    }),
    answer: writtenAnswer(documentRow),
  },
  readDocumentFile: { params: idParam, answer: z.unknown() },
  downloadDocuments: {
    /** `ids=[1,2]` (C-219). */
    query: z.object({ ids: valueOrJson(z.array(id).min(1).max(MOST_DOCUMENTS_AT_ONCE, tooMany)) }),
    answer: z.unknown(),
  },
  /** Rows by id, or all that match the filters except those of `except`. */
  archiveDocuments: {
    body: narrowing.extend({
      ids: z.array(id).min(1).max(MOST_DOCUMENTS_OF_TASK).optional(),
      except: z.array(id).max(MOST_DOCUMENTS_OF_TASK).optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      job_id: z.number().int(),
      total: z.number().int(),
      /** Total size of the files, in bytes. */
      size: z.number().int(),
    }),
  },
  exportDocumentForms: { body: narrowing, answer: z.unknown() },
};
