import type { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { publicFormSchemas } from './public-forms.schemas.ts';

type S = typeof publicFormSchemas;

/** What visitors may fill in for a class, and when. */
export type ClassForms = z.output<S['readClassForms']['answer']>;
export type PresenceFormInput = z.input<S['submitPresenceForm']['body']>;
export type VisitorQuestion = z.input<S['askClassQuestion']['body']>;
export type NewComplaint = z.input<S['sendComplaint']['body']>;
/** Whose document a link takes. */
export type DocumentLink = z.output<S['readDocumentLink']['answer']>;

const tag = 'Public';

/** 404 for hidden classes and drafts, as for those that do not exist. */
export const readClassForms = endpoint<S['readClassForms']>()({
  id: 'readClassForms',
  method: 'GET',
  path: '/v1/public/class/:code/forms',
  access: { kind: 'public' },
  summary: 'Read which forms of a class are open.',
  tag,
  audit: null,
});

/**
 * Open from an hour before a class until a day after it. Staff match it with a registration. Source: C-103 to C-105.
 */
export const submitPresenceForm = endpoint<S['submitPresenceForm']>()({
  id: 'submitPresenceForm',
  method: 'POST',
  path: '/v1/public/presence_forms',
  access: { kind: 'public' },
  summary: 'Hand in an attendance form of a class.',
  tag,
  audit: 'CREATE_PRESENCEFORM',
  status: 201,
});

/** By a ticket, or from a device that has proved the address of a registration. 401 ADDRESS_UNPROVEN with neither, 404 without a place. */
export const readOwnPresence = endpoint<S['readOwnPresence']>()({
  id: 'readOwnPresence',
  method: 'GET',
  path: '/v1/public/class/:code/presence',
  access: { kind: 'public' },
  summary: 'Read whether the own attendance of a class is noted.',
  tag,
  audit: null,
});

/** As `readOwnPresence`; 409 INVALID_TRANSITION while attendance is not noted. Confirming it again changes nothing. */
export const confirmPresence = endpoint<S['confirmPresence']>()({
  id: 'confirmPresence',
  method: 'POST',
  path: '/v1/public/class/:code/presence',
  access: { kind: 'public' },
  summary: 'Note the own attendance of a class.',
  tag,
  audit: 'ATTEND_PARTICIPANT',
});

/** Taken until the class no longer takes questions (409 INVALID_TRANSITION from then on). */
export const askClassQuestion = endpoint<S['askClassQuestion']>()({
  id: 'askClassQuestion',
  method: 'POST',
  path: '/v1/public/class/:code/questions',
  access: { kind: 'public' },
  summary: 'Ask the instructor of a class something.',
  tag,
  audit: 'CREATE_QUESTION',
  status: 201,
});

/** A code that names no class is kept as the name of one, so that a complaint never fails for it. */
export const sendComplaint = endpoint<S['sendComplaint']>()({
  id: 'sendComplaint',
  method: 'POST',
  path: '/v1/public/complaints',
  access: { kind: 'public' },
  summary: 'Send a complaint.',
  tag,
  audit: 'CREATE_COMPLAINT',
  status: 201,
});

/** By the token of a ticket. 404 for a token that opens nothing, 410 LINK_EXPIRED for a link that is too old or revoked. */
export const readDocumentLink = endpoint<S['readDocumentLink']>()({
  id: 'readDocumentLink',
  method: 'GET',
  path: '/v1/public/documents/:token',
  access: { kind: 'public' },
  summary: 'Read whose documents a link takes, for which class.',
  tag,
  audit: null,
});

/** One file, PDF, JPEG or PNG of at most 10 MB; class, name and address are those of the ticket. */
export const handInDocument = endpoint<S['handInDocument']>()({
  id: 'handInDocument',
  method: 'POST',
  path: '/v1/public/documents/:token',
  access: { kind: 'public' },
  summary: 'Hand in a document by the link of a ticket.',
  tag,
  audit: 'CREATE_DOCUMENT_FORM',
  status: 201,
  body: 'multipart',
});
