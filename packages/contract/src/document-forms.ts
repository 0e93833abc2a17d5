import type { z } from 'zod';
import type { documentClass, documentFormSchemas, documentRow } from './document-forms.schemas.ts';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof documentFormSchemas;

/** A document that a participant handed in (Formulir Dokumen). */
export type DocumentForm = z.output<typeof documentRow>;
/** The fields of a document that staff can change. */
export type DocumentFacts = Pick<DocumentForm, 'division' | 'document_type' | 'rank'>;
/** An option of the class filter of documents. */
export type DocumentClass = z.output<typeof documentClass>;
export type ArchivedDocuments = z.input<S['archiveDocuments']['body']>;

const tag = 'Document forms';
/** Instructors see only documents of their own classes. */
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'formulir-dokumen', scope: 'own-classes' };

export const listDocumentForms: Endpoint<S['listDocumentForms']> = {
  id: 'listDocumentForms',
  method: 'GET',
  path: '/v1/document_forms',
  access,
  summary: 'List documents that were handed in.',
  tag,
  audit: null,
};

export const listDocumentClasses: Endpoint<S['listDocumentClasses']> = {
  id: 'listDocumentClasses',
  method: 'GET',
  path: '/v1/document_forms/classes',
  access,
  summary: 'Find the classes that documents were handed in for, by name or code.',
  tag,
  audit: null,
};

/** A multipart form with the fields and one file: PDF, JPEG or PNG of at most 10 MB. */
export const submitDocumentForm: Endpoint<S['submitDocumentForm']> = {
  id: 'submitDocumentForm',
  method: 'POST',
  path: '/v1/document_forms',
  access: { kind: 'public' },
  summary: 'Hand in a document for a class.',
  tag,
  audit: 'CREATE_DOCUMENT_FORM',
  status: 201,
  body: 'multipart',
};

/** Class, name and address cannot be changed. Source: C-221. */
export const updateDocumentForm: Endpoint<S['updateDocumentForm']> = {
  id: 'updateDocumentForm',
  method: 'PUT',
  path: '/v1/document_forms/:id/update',
  access,
  summary: 'Change division, kind and rank of a document.',
  tag,
  audit: 'UPDATE_DOCUMENT_FORM',
};

/** Sent inline, for the preview. */
export const readDocumentFile: Endpoint<S['readDocumentFile']> = {
  id: 'readDocumentFile',
  method: 'GET',
  path: '/v1/document_forms/:id/file',
  access,
  summary: 'Read the file of one document.',
  tag,
  audit: null,
  answerType: 'application/octet-stream',
};

/** `dokumen.zip` of at most 100 documents; the header `x-left-out` lists the missing ones. Source: D134. */
export const downloadDocuments: Endpoint<S['downloadDocuments']> = {
  id: 'downloadDocuments',
  method: 'GET',
  path: '/v1/document_forms/attachment',
  access,
  summary: 'Download documents as an archive.',
  tag,
  audit: 'EXPORT_DOCUMENT_FORM',
  answerType: 'application/zip',
};

/** Creates the archive in a task, for more than 100 documents. Source: D134. */
export const archiveDocuments: Endpoint<S['archiveDocuments']> = {
  id: 'archiveDocuments',
  method: 'POST',
  path: '/v1/document_forms/attachment',
  access,
  summary: 'Start a task that puts documents into an archive.',
  tag,
  audit: 'EXPORT_DOCUMENT_FORM',
  status: 202,
};

/** `data-dokumen.csv`: semicolons, formulas neutralised; the export itself is logged (S44). */
export const exportDocumentForms: Endpoint<S['exportDocumentForms']> = {
  id: 'exportDocumentForms',
  method: 'POST',
  path: '/v1/document_forms/export',
  access,
  summary: 'Download the list of documents as a CSV.',
  tag,
  audit: 'EXPORT_DOCUMENT_FORM',
  answerType: 'text/csv; charset=utf-8',
};
