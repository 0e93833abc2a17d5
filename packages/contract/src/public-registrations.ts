import type { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { publicRegistrationSchemas } from './public-registrations.schemas.ts';

type S = typeof publicRegistrationSchemas;

export type RegisterForClassInput = z.input<S['registerForClass']['body']>;
export type PresenceFormInput = z.input<S['submitPresenceForm']['body']>;

const tag = 'Public';

/** Accepted, asked to pay or queued; tells nothing about anyone else (S15). Source: specification 2 §4, decision 108. */
export const registerForClass = endpoint<S['registerForClass']>()({
  id: 'registerForClass',
  method: 'POST',
  path: '/v1/public/class/:code/registrations',
  access: { kind: 'public' },
  summary: 'Register for a class.',
  tag,
  audit: 'REGISTER_PARTICIPANT',
  status: 201,
});

/** Source: specification 3 §2.11. */
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
