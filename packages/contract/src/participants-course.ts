import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { courseParticipantSchemas } from './participants-course.schemas.ts';

type S = typeof courseParticipantSchemas;

export type CourseParticipantUpdateInput = z.input<S['updateCourseParticipant']['body']>;
export type RejectCourseParticipantInput = z.input<S['rejectCourseParticipant']['body']>;

const tag = 'Participants of courses';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'own-courses' };
const admins: Access = { kind: 'staff', roles: ADMINS, menuKey: 'private-class' };
const CSV = 'text/csv; charset=utf-8';

export const listCourseParticipants: Endpoint<S['listCourseParticipants']> = {
  id: 'listCourseParticipants',
  method: 'GET',
  path: '/v1/member_course/:code/participants',
  access,
  summary: 'List the participants of a self-paced course.',
  tag,
  audit: null,
};

/** Income excludes invited participants. Source: B-076. */
export const readCourseParticipantSummary: Endpoint<S['readCourseParticipantSummary']> = {
  id: 'readCourseParticipantSummary',
  method: 'GET',
  path: '/v1/member_course/:code/participants/summary',
  access,
  summary: 'Read counts, income, weekly registrations and regions of a course.',
  tag,
  audit: null,
};

export const listAcceptedCourseParticipants: Endpoint<S['listAcceptedCourseParticipants']> = {
  id: 'listAcceptedCourseParticipants',
  method: 'GET',
  path: '/v1/member_course/:code/accepted-participants',
  access,
  summary: 'List the accepted participants of a course.',
  tag,
  audit: null,
};

export const countAcceptedCourseParticipants: Endpoint<S['countAcceptedCourseParticipants']> = {
  id: 'countAcceptedCourseParticipants',
  method: 'GET',
  path: '/v1/member_course/:code/no_of_accepted_participants',
  access,
  summary: 'Count the accepted participants of a course.',
  tag,
  audit: null,
};

export const readCourseParticipant: Endpoint<S['readCourseParticipant']> = {
  id: 'readCourseParticipant',
  method: 'GET',
  path: '/v1/member_course/:id',
  access,
  summary: 'Read one participant of a course with the order.',
  tag,
  audit: null,
};

export const readCourseParticipantTimeline: Endpoint<S['readCourseParticipantTimeline']> = {
  id: 'readCourseParticipantTimeline',
  method: 'GET',
  path: '/v1/member_course/:id/timeline',
  access,
  summary: 'Read the history of a registration of a course, newest first.',
  tag,
  audit: null,
};

/** Not for instructors, because it shows data beyond the course. */
export const readCourseParticipantPerson: Endpoint<S['readCourseParticipantPerson']> = {
  id: 'readCourseParticipantPerson',
  method: 'GET',
  path: '/v1/member_course/:id/person',
  access: admins,
  summary: 'Read everything about the person behind a participant of a course.',
  tag,
  audit: null,
};

export const updateCourseParticipant: Endpoint<S['updateCourseParticipant']> = {
  id: 'updateCourseParticipant',
  method: 'PUT',
  path: '/v1/member_course/:id',
  access,
  summary: 'Change a registration of a course: notes, or its status.',
  tag,
  audit: 'UPDATE_COURSE_PARTICIPANT',
};

export const acceptCourseParticipant: Endpoint<S['acceptCourseParticipant']> = {
  id: 'acceptCourseParticipant',
  method: 'POST',
  path: '/v1/member_course/accept_member_course',
  access,
  summary: 'Accept a registration of a course.',
  tag,
  audit: 'ACCEPT_COURSE_PARTICIPANT',
};

export const rejectCourseParticipant: Endpoint<S['rejectCourseParticipant']> = {
  id: 'rejectCourseParticipant',
  method: 'POST',
  path: '/v1/member_course/:id/rejectWithEmail',
  access,
  summary: 'Reject a registration of a course, by default with a mail.',
  tag,
  audit: 'REJECT_COURSE_PARTICIPANT',
};

/** KONFIRMASI. Source: D65. */
export const confirmCourseParticipant: Endpoint<S['confirmCourseParticipant']> = {
  id: 'confirmCourseParticipant',
  method: 'POST',
  path: '/v1/member_course/:id/confirm',
  access,
  summary: 'Confirm an accepted registration of a course.',
  tag,
  audit: 'CONFIRM_COURSE_PARTICIPANT',
};

export const noteCourseParticipant: Endpoint<S['noteCourseParticipant']> = {
  id: 'noteCourseParticipant',
  method: 'PUT',
  path: '/v1/member_course/:id/note',
  access,
  summary: 'Set the note of staff on a participant of a course.',
  tag,
  audit: 'NOTE_COURSE_PARTICIPANT',
};

export const setCourseParticipantPredicate: Endpoint<S['setCourseParticipantPredicate']> = {
  id: 'setCourseParticipantPredicate',
  method: 'POST',
  path: '/v1/member_course/:id/predicate',
  access,
  summary: 'Set the predicate of a participant of a course.',
  tag,
  audit: 'UPDATE_COURSE_PARTICIPANT',
};

export const setCourseParticipantPredicates: Endpoint<S['setCourseParticipantPredicates']> = {
  id: 'setCourseParticipantPredicates',
  method: 'PUT',
  path: '/v1/member_course/predicate',
  access,
  summary: 'Set the predicate of many participants of courses.',
  tag,
  audit: 'UPDATE_COURSE_PARTICIPANT',
};

export const resendCourseParticipantMail: Endpoint<S['resendCourseParticipantMail']> = {
  id: 'resendCourseParticipantMail',
  method: 'POST',
  path: '/v1/member_course/:id/resendAcceptedEmail',
  access,
  summary: 'Send the mail of the acceptance to a participant of a course again.',
  tag,
  audit: 'RESEND_COURSE_PARTICIPANT',
};

/** Refused when the scenario does not fit the state of the registration. Source: B-089. */
export const resendCourseScenarioMail: Endpoint<S['resendCourseScenarioMail']> = {
  id: 'resendCourseScenarioMail',
  method: 'POST',
  path: '/v1/member_course/:id/resend/:scenario',
  access,
  summary: 'Send the mail of a scenario to a participant of a course again.',
  tag,
  audit: 'RESEND_COURSE_PARTICIPANT',
};

/**
 * Revokes every link to the participant's ticket and mails a new one; 409 INVALID_TRANSITION when there is no ticket.
 */
export const renewCourseParticipantTicket: Endpoint<S['renewCourseParticipantTicket']> = {
  id: 'renewCourseParticipantTicket',
  method: 'POST',
  path: '/v1/member_course/:id/ticket_link',
  access,
  summary: 'Revoke the ticket links of a participant of a course and mail a new one.',
  tag,
  audit: 'RENEWLINK_TICKET',
};

/** 'Sunting Pengguna': changes the member and all their registrations, so admins only. Source: B-071 and B-183. */
export const editCourseParticipantPerson: Endpoint<S['editCourseParticipantPerson']> = {
  id: 'editCourseParticipantPerson',
  method: 'PUT',
  path: '/v1/member_course/:id/person',
  access: admins,
  summary: 'Edit the person behind a participant of a course.',
  tag,
  audit: 'UPDATE_MEMBER',
};

/** Answers how many were newly invited, who was already registered and which rows failed. Source: B-111 and D71. */
export const inviteCourseParticipants: Endpoint<S['inviteCourseParticipants']> = {
  id: 'inviteCourseParticipants',
  method: 'POST',
  path: '/v1/member_course/:code/invite',
  access,
  summary: 'Invite people to a course, at most 200 in one call.',
  tag,
  audit: 'INVITE_COURSE_PARTICIPANT',
};

/** Creates a task for long lists, with an item per row. */
export const startCourseInviteBatch: Endpoint<S['startCourseInviteBatch']> = {
  id: 'startCourseInviteBatch',
  method: 'POST',
  path: '/v1/member_course/:code/invite/batch',
  access,
  summary: 'Invite a long list of people to a course.',
  tag,
  audit: 'INVITE_COURSE_PARTICIPANT',
  status: 202,
};

/** Changes nothing. */
export const previewCourseParticipantBulk: Endpoint<S['previewCourseParticipantBulk']> = {
  id: 'previewCourseParticipantBulk',
  method: 'POST',
  path: '/v1/member_course/:code/participants/bulk/preview',
  access,
  summary: 'Count what a bulk action would change.',
  tag,
  audit: null,
};

/** The whole call is refused when a selected participant belongs to another course (S11). */
export const applyCourseParticipantBulk: Endpoint<S['applyCourseParticipantBulk']> = {
  id: 'applyCourseParticipantBulk',
  method: 'POST',
  path: '/v1/member_course/:code/participants/bulk',
  access,
  summary: 'Accept, reject, confirm, grade or mail many participants of a course.',
  tag,
  audit: 'UPDATE_COURSE_PARTICIPANT',
};

/** `daftar-peserta.csv`. Source: D104. */
export const exportCourseParticipants: Endpoint<S['exportCourseParticipants']> = {
  id: 'exportCourseParticipants',
  method: 'POST',
  path: '/v1/member_course/:code/participants/export',
  access,
  summary: 'Download all accepted participants of a course as a CSV.',
  tag,
  audit: 'EXPORT_COURSE_PARTICIPANT',
  answerType: CSV,
};

/** `email-peserta.csv`. Source: B-063. */
export const exportCourseParticipantEmails: Endpoint<S['exportCourseParticipantEmails']> = {
  id: 'exportCourseParticipantEmails',
  method: 'POST',
  path: '/v1/member_course/:code/participants/emails',
  access,
  summary: 'Download the emails of newsletter subscribers among the accepted participants.',
  tag,
  audit: 'EXPORT_COURSE_PARTICIPANT',
  answerType: CSV,
};
