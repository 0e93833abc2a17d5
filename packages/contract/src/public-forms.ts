import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { publicFormSchemas } from './public-forms.schemas.ts';

type S = typeof publicFormSchemas;

/** Forms that visitors may submit for a class, and when. */
export type ClassForms = z.output<S['readClassForms']['answer']>;
export type PresenceFormInput = z.input<S['submitPresenceForm']['body']>;
export type VisitorQuestion = z.input<S['askClassQuestion']['body']>;
export type NewComplaint = z.input<S['sendComplaint']['body']>;
/** The person and class of a link for submitting documents. */
export type DocumentLink = z.output<S['readDocumentLink']['answer']>;

const tag = 'Public';

/** 404 for hidden classes and drafts, as for unknown ones. */
export const readClassForms: Endpoint<S['readClassForms']> = {
  id: 'readClassForms',
  method: 'GET',
  path: '/v1/public/class/:code/forms',
  access: { kind: 'public' },
  summary: 'Read which forms of a class are open.',
  tag,
  audit: null,
};

/**
 * Open from an hour before a class until a day after it. Staff match the form with a registration. Source: C-103 to
 * C-105.
 */
export const submitPresenceForm: Endpoint<S['submitPresenceForm']> = {
  id: 'submitPresenceForm',
  method: 'POST',
  path: '/v1/public/presence_forms',
  access: { kind: 'public' },
  summary: 'Hand in an attendance form of a class.',
  tag,
  audit: 'CREATE_PRESENCEFORM',
  status: 201,
};

/** By a ticket, or by the address proof of a device. 401 ADDRESS_UNPROVEN with neither, 404 without a registration. */
export const readOwnPresence: Endpoint<S['readOwnPresence']> = {
  id: 'readOwnPresence',
  method: 'GET',
  path: '/v1/public/class/:code/presence',
  access: { kind: 'public' },
  summary: 'Read whether the own attendance of a class is noted.',
  tag,
  audit: null,
};

/** As `readOwnPresence`; 409 INVALID_TRANSITION outside the attendance period. Idempotent. */
export const confirmPresence: Endpoint<S['confirmPresence']> = {
  id: 'confirmPresence',
  method: 'POST',
  path: '/v1/public/class/:code/presence',
  access: { kind: 'public' },
  summary: 'Note the own attendance of a class.',
  tag,
  audit: 'ATTEND_PARTICIPANT',
};

/** 409 INVALID_TRANSITION once the class no longer accepts questions. */
export const askClassQuestion: Endpoint<S['askClassQuestion']> = {
  id: 'askClassQuestion',
  method: 'POST',
  path: '/v1/public/class/:code/questions',
  access: { kind: 'public' },
  summary: 'Ask the instructor of a class a question.',
  tag,
  audit: 'CREATE_QUESTION',
  status: 201,
};

/** An unknown class code is stored as the name of the class, so that a complaint never fails because of it. */
export const sendComplaint: Endpoint<S['sendComplaint']> = {
  id: 'sendComplaint',
  method: 'POST',
  path: '/v1/public/complaints',
  access: { kind: 'public' },
  summary: 'Send a complaint.',
  tag,
  audit: 'CREATE_COMPLAINT',
  status: 201,
};

/** By the token of a ticket. 404 for an unknown token, 410 LINK_EXPIRED for a link that has expired or was revoked. */
export const readDocumentLink: Endpoint<S['readDocumentLink']> = {
  id: 'readDocumentLink',
  method: 'GET',
  path: '/v1/public/documents/:token',
  access: { kind: 'public' },
  summary: 'Read for which participant and class a link accepts documents.',
  tag,
  audit: null,
};

/** One file, PDF, JPEG or PNG of at most 10 MB; class, name and address are taken from the ticket. */
export const handInDocument: Endpoint<S['handInDocument']> = {
  id: 'handInDocument',
  method: 'POST',
  path: '/v1/public/documents/:token',
  access: { kind: 'public' },
  summary: 'Hand in a document by the link of a ticket.',
  tag,
  audit: 'CREATE_DOCUMENT_FORM',
  status: 201,
  body: 'multipart',
};
