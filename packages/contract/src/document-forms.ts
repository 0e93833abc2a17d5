import type { z } from 'zod';
import type { documentFormSchemas, documentRow } from './document-forms.schemas.ts';
import { type Access, ANY_STAFF, endpoint } from './endpoint.ts';

type S = typeof documentFormSchemas;

/** A document that a participant handed in (Formulir Dokumen). */
export type DocumentForm = z.output<typeof documentRow>;
/** What staff can change of it. */
export type DocumentFacts = Pick<DocumentForm, 'division' | 'document_type' | 'rank'>;
/** A class as the filter of documents names it. */
export type DocumentClass = z.output<S['listDocumentClasses']['answer']>[number];
export type ArchivedDocuments = z.input<S['archiveDocuments']['body']>;

const tag = 'Document forms';
/** Instructors see the documents of their own classes. */
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'formulir-dokumen', scope: 'own-classes' };

export const listDocumentForms = endpoint<S['listDocumentForms']>()({
  id: 'listDocumentForms',
  method: 'GET',
  path: '/v1/document_forms',
  access,
  summary: 'List documents that were handed in.',
  tag,
  audit: null,
});

export const listDocumentClasses = endpoint<S['listDocumentClasses']>()({
  id: 'listDocumentClasses',
  method: 'GET',
  path: '/v1/document_forms/classes',
  access,
  summary: 'List the classes that documents were handed in for.',
  tag,
  audit: null,
});

/** A form with the facts and one file, PDF, JPEG or PNG of at most 10 MB. */
export const submitDocumentForm = endpoint<S['submitDocumentForm']>()({
  id: 'submitDocumentForm',
  method: 'POST',
  path: '/v1/document_forms',
  access: { kind: 'public' },
  summary: 'Hand in a document for a class.',
  tag,
  audit: 'CREATE_DOCUMENT_FORM',
  status: 201,
  body: 'multipart',
});

/** Class, name and address stay as they were handed in. Source: C-221. */
export const updateDocumentForm = endpoint<S['updateDocumentForm']>()({
  id: 'updateDocumentForm',
  method: 'PUT',
  path: '/v1/document_forms/:id/update',
  access,
  summary: 'Change division, kind and rank of a document.',
  tag,
  audit: 'UPDATE_DOCUMENT_FORM',
});

/** Shown in place, for the preview. */
export const readDocumentFile = endpoint<S['readDocumentFile']>()({
  id: 'readDocumentFile',
  method: 'GET',
  path: '/v1/document_forms/:id/file',
  access,
  summary: 'Read the file of one document.',
  tag,
  audit: null,
  answerType: 'application/octet-stream',
});

/** `dokumen.zip` of at most 100 documents; `x-left-out` names those that are not in it. Source: D134. */
export const downloadDocuments = endpoint<S['downloadDocuments']>()({
  id: 'downloadDocuments',
  method: 'GET',
  path: '/v1/document_forms/attachment',
  access,
  summary: 'Download documents as an archive.',
  tag,
  audit: 'EXPORT_DOCUMENT_FORM',
  answerType: 'application/zip',
});

/** The same for more than 100: a task makes the archive. Source: D134. */
export const archiveDocuments = endpoint<S['archiveDocuments']>()({
  id: 'archiveDocuments',
  method: 'POST',
  path: '/v1/document_forms/attachment',
  access,
  summary: 'Begin a task that puts documents into an archive.',
  tag,
  audit: 'EXPORT_DOCUMENT_FORM',
  status: 202,
});

/** `data-dokumen.csv`: semicolons, formulas neutralised; the export itself is logged (S44). */
export const exportDocumentForms = endpoint<S['exportDocumentForms']>()({
  id: 'exportDocumentForms',
  method: 'POST',
  path: '/v1/document_forms/export',
  access,
  summary: 'Download the list of documents as a CSV.',
  tag,
  audit: 'EXPORT_DOCUMENT_FORM',
  answerType: 'text/csv; charset=utf-8',
});
