import * as contract from '@widya/contract/certificates-bulk';
import { certificateBulkSchemas as schemas } from '@widya/contract/certificates-bulk.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { previewCertificateBulk } from './bulk-preview.ts';
import { revokeCertificates } from './revoke.ts';

const previewClass = bind(contract.previewClassCertificateBulk, schemas.previewClassCertificateBulk, (ctx) =>
  previewCertificateBulk(ctx, ctx.body.kind),
);

const revokeClass = bind(contract.revokeClassCertificates, schemas.revokeClassCertificates, (ctx) =>
  revokeCertificates(ctx, ctx.body.kind),
);

const previewCourse = bind(contract.previewCourseCertificateBulk, schemas.previewCourseCertificateBulk, (ctx) =>
  previewCertificateBulk(ctx, 'course'),
);

const revokeCourse = bind(contract.revokeCourseCertificates, schemas.revokeCourseCertificates, (ctx) =>
  revokeCertificates(ctx, 'course'),
);

export const certificateBulkRoutes: Binding[] = [previewClass, revokeClass, previewCourse, revokeCourse];
