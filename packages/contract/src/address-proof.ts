import type { z } from 'zod';
import type { addressProofSchemas } from './address-proof.schemas.ts';
import type { Endpoint } from './endpoint.ts';

type S = typeof addressProofSchemas;

export type AddressCode = z.output<S['requestAddressCode']['answer']>;
export type AddressProof = z.output<S['confirmAddressCode']['answer']>;

/** Validity of a code. */
export const ADDRESS_CODE_MINUTES = 15;
/** Wrong guesses after which a code is invalid. */
export const ADDRESS_CODE_ATTEMPTS = 5;

const tag = 'Public';
const access = { kind: 'public' } as const;

/**
 * Takes the same time and gives the same answer for every address, so that nobody learns which addresses are known (S4,
 * S15).
 */
export const requestAddressCode: Endpoint<S['requestAddressCode']> = {
  id: 'requestAddressCode',
  method: 'POST',
  path: '/v1/public/address_codes',
  access,
  summary: 'Mail a code and a link by which a device proves an email address.',
  tag,
  audit: 'REQUEST_ADDRESSCODE',
  status: 202,
};

export const confirmAddressCode: Endpoint<S['confirmAddressCode']> = {
  id: 'confirmAddressCode',
  method: 'POST',
  path: '/v1/public/address_codes/confirm',
  access,
  summary: 'Prove an email address by the mailed code.',
  tag,
  audit: 'CONFIRM_ADDRESSCODE',
};

export const confirmAddressLink: Endpoint<S['confirmAddressLink']> = {
  id: 'confirmAddressLink',
  method: 'POST',
  path: '/v1/public/address_codes/link',
  access,
  summary: 'Prove an email address by the mailed link.',
  tag,
  audit: 'CONFIRM_ADDRESSCODE',
};

export const endAddressProof: Endpoint<S['endAddressProof']> = {
  id: 'endAddressProof',
  method: 'POST',
  path: '/v1/public/address_proofs/end',
  access,
  summary: 'Forget that the calling device has proved an address.',
  tag,
  audit: 'END_ADDRESSPROOF',
};

export const endAllAddressProofs: Endpoint<S['endAllAddressProofs']> = {
  id: 'endAllAddressProofs',
  method: 'POST',
  path: '/v1/public/address_proofs/end_all',
  access,
  summary: 'Forget every device that has proved the address of the calling one.',
  tag,
  audit: 'ENDALL_ADDRESSPROOF',
};
