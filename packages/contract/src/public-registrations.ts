import type { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { publicRegistrationSchemas } from './public-registrations.schemas.ts';

type S = typeof publicRegistrationSchemas;

export type RegisterForClassInput = z.input<S['registerForClass']['body']>;

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
