import type { DocumentFacts, DocumentForm } from '@widya/contract/document-forms';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { DOCUMENT_TEXTS } from '../texts.ts';

const { columns } = DOCUMENT_TEXTS;

/** The fields of a document that staff can change. C-218. */
export const DOCUMENT_EDIT_FORM: RecordDefinition<DocumentFacts, DocumentForm, DocumentFacts> = {
  blank: { division: '', document_type: '', rank: '' },
  valuesOf: ({ division, document_type, rank }) => ({ division, document_type, rank }),
  bodyOf: ({ division, document_type, rank }) => ({
    division: division.trim(),
    document_type: document_type.trim(),
    rank: rank.trim(),
  }),
  schema: async () =>
    (await import('@widya/contract/document-forms.schemas')).documentFormSchemas.updateDocumentForm.body,
  labels: { division: columns.division, document_type: columns.type, rank: columns.rank },
};
