import { z } from 'zod';
import { certificateSelection } from './certificate-selection.schemas.ts';
import { certificateKind, courseRef } from './certificates.schemas.ts';
import { CERTIFICATE_BULK_ACTIONS } from './certificates-bulk.ts';
import { affectedAnswer, codeParam, flagInput } from './scalars.schemas.ts';

const counted = certificateSelection.extend({
  action: z.enum(CERTIFICATE_BULK_ACTIONS),
  /** Whether issuing includes people with a certificate, and people with a revoked one. */
  again: flagInput.optional(),
  revoked: flagInput.optional(),
});

export const certificateBulkPreview = z.object({
  /** How many people are selected. */
  total: z.number().int(),
  /** How many would change. */
  changes: z.number().int(),
  /** How many of the selected people have a certificate, and how many a revoked one. */
  made: z.number().int(),
  revoked: z.number().int(),
  /** Selected people who would not change, by reason. */
  skipped: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  /** Names of a few people who would change. */
  examples: z.array(z.string()),
});

/** People who did not change, by reason. */
const revoked = affectedAnswer.extend({ skipped: certificateBulkPreview.shape.skipped });

const revocation = certificateSelection.extend({
  /** Shown to everybody who checks the certificate. */
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
