import { z } from 'zod';
import { certificateSelection } from './certificate-selection.schemas.ts';
import { certificateKind, courseRef } from './certificates.schemas.ts';
import { CERTIFICATE_BULK_ACTIONS } from './certificates-bulk.ts';
import { affectedAnswer, codeParam, flagInput } from './scalars.schemas.ts';

const counted = certificateSelection.extend({
  action: z.enum(CERTIFICATE_BULK_ACTIONS),
  /** Issuing: also those who have a certificate, and those whose certificate was revoked. */
  again: flagInput.optional(),
  revoked: flagInput.optional(),
});

export const certificateBulkPreview = z.object({
  /** How many are meant. */
  total: z.number().int(),
  /** How many would change. */
  changes: z.number().int(),
  /** Of those who are meant, how many have a certificate, and how many one that was revoked. */
  made: z.number().int(),
  revoked: z.number().int(),
  /** Why others would stay as they are. */
  skipped: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  /** Names of a few who would change. */
  examples: z.array(z.string()),
});

/** Why some stay as they are. */
const revoked = affectedAnswer.extend({ skipped: certificateBulkPreview.shape.skipped });

const revocation = certificateSelection.extend({
  /** Anybody who checks the certificates reads it. */
  reason: z.string().trim().max(300, 'Alasan paling panjang 300 huruf').default(''),
});

export const certificateBulkSchemas = {
  previewClassCertificateBulk: {
    params: codeParam,
    body: counted.extend({ kind: certificateKind }),
    answer: certificateBulkPreview,
  },
  revokeClassCertificates: {
    params: codeParam,
    body: revocation.extend({ kind: certificateKind }),
    answer: revoked,
  },
  previewCourseCertificateBulk: { params: courseRef, body: counted, answer: certificateBulkPreview },
  revokeCourseCertificates: { params: courseRef, body: revocation, answer: revoked },
};
