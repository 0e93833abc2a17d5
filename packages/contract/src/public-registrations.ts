import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { publicRegistrationSchemas } from './public-registrations.schemas.ts';

type S = typeof publicRegistrationSchemas;

export type RegistrationForm = z.output<S['readRegistrationForm']['answer']>;
export type RegisteredAnswer = z.output<S['registerForClass']['answer']>;
export type RegisterForClassInput = z.input<S['registerForClass']['body']>;

const tag = 'Public';

/** 401 ADDRESS_UNPROVEN without an address proof, unless mails are down. */
export const readRegistrationForm: Endpoint<S['readRegistrationForm']> = {
  id: 'readRegistrationForm',
  method: 'GET',
  path: '/v1/public/class/:code/registration_form',
  access: { kind: 'public' },
  summary: 'Read the values that the registration form of a class starts with.',
  tag,
  audit: null,
};

/** 422 with the reason at `voucher_code`. Source: D121 to D123. */
export const checkVoucher: Endpoint<S['checkVoucher']> = {
  id: 'checkVoucher',
  method: 'GET',
  path: '/v1/public/class/:code/voucher',
  access: { kind: 'public' },
  summary: 'Read the price of a class with a voucher.',
  tag,
  audit: null,
};

/** 410 LINK_EXPIRED once the seat was released. */
export const readConfirmation: Endpoint<S['readConfirmation']> = {
  id: 'readConfirmation',
  method: 'GET',
  path: '/v1/public/confirmations/:token',
  access: { kind: 'public' },
  summary: 'Read which registration a mailed link confirms.',
  tag,
  audit: null,
};

/** Confirms an address that registered while mails were down, with all seats of its form. */
export const confirmRegistration: Endpoint<S['confirmRegistration']> = {
  id: 'confirmRegistration',
  method: 'POST',
  path: '/v1/public/confirmations/:token',
  access: { kind: 'public' },
  summary: 'Confirm a registration by its mailed link.',
  tag,
  audit: 'CONFIRM_REGISTRATION',
};

/**
 * Accepted, awaiting payment or on the waiting list; reveals nothing about others (S15). 401 ADDRESS_UNPROVEN unless
 * mails are down, 409 PARTICIPANT_ALREADY_REGISTERED. Source: D108.
 */
export const registerForClass: Endpoint<S['registerForClass']> = {
  id: 'registerForClass',
  method: 'POST',
  path: '/v1/public/class/:code/registrations',
  access: { kind: 'public' },
  summary: 'Register for a class.',
  tag,
  audit: 'REGISTER_PARTICIPANT',
  status: 201,
};
