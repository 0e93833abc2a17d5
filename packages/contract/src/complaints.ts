import type { z } from 'zod';
import type { complaintClass, complaintRow, complaintSchemas } from './complaints.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';

type S = typeof complaintSchemas;

/** A complaint (Aduan). */
export type Complaint = z.output<typeof complaintRow>;
export type ComplaintListQuery = z.input<S['listComplaints']['query']>;
/** An option of the class filter of complaints. */
export type ComplaintClass = z.output<typeof complaintClass>;

const tag = 'Complaints';
/** Admins only, because a complaint may be about an instructor. */
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'complaint' };

export const listComplaints: Endpoint<S['listComplaints']> = {
  id: 'listComplaints',
  method: 'GET',
  path: '/v1/complaint_forms',
  access,
  summary: 'List complaints.',
  tag,
  audit: null,
};

export const listComplaintClasses: Endpoint<S['listComplaintClasses']> = {
  id: 'listComplaintClasses',
  method: 'GET',
  path: '/v1/complaint_forms/classes',
  access,
  summary: 'Find the classes that have complaints, by name or code.',
  tag,
  audit: null,
};

export const noteComplaint: Endpoint<S['noteComplaint']> = {
  id: 'noteComplaint',
  method: 'PUT',
  path: '/v1/complaint_forms/:id/note',
  access,
  summary: 'Set the note of a complaint.',
  tag,
  audit: 'NOTE_COMPLAINT',
};

export const setComplaintStatus: Endpoint<S['setComplaintStatus']> = {
  id: 'setComplaintStatus',
  method: 'PUT',
  path: '/v1/complaint_forms/:id/status',
  access,
  summary: 'Set the status of a complaint.',
  tag,
  audit: 'UPDATE_COMPLAINT',
};
