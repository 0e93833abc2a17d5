import type { CertificateKind } from '@widya/contract/certificate-template';
import * as contract from '@widya/contract/certificates';
import { certificateSchemas } from '@widya/contract/certificates.schemas';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { type Binding, bind, bindPrepared, bindPublic, type UploadRule } from '../../platform/http/bind.ts';
import type { PreparationCtx } from '../../platform/http/context.ts';
import { answerList } from '../../platform/http/listing.ts';
import { answerUpload, stageOnlyFile } from '../../platform/storage/uploaded-answer.ts';
import { setAdditionalPredicates } from './additional-predicates.ts';
import { updateCourseSettings } from './course-settings.ts';
import { presentEligibility } from './eligibility.ts';
import { issueCertificate } from './issue.ts';
import { numberPeople } from './number-people.ts';
import { findCertificateOwner } from './owners.ts';
import { selectRows } from './rows.ts';
import { presentSettings } from './settings.ts';
import { verifyCode } from './verify.ts';

const PDF: { upload: UploadRule } = { upload: { maxBytes: contract.CERTIFICATE_MAX_BYTES, kinds: ['pdf'] } };

type Staging = Pick<PreparationCtx, 'db' | 'caller' | 'files' | 'storage' | 'now' | 'afterFailure'> & {
  readonly params: { readonly code: string };
};

/** Stores the PDF before the transaction, after checking that the caller may see the class. */
const stagePdf = (kind: CertificateKind) => async (ctx: Staging) => {
  await findCertificateOwner(ctx.db, ctx.caller, kind, ctx.params.code);
  return stageOnlyFile(ctx, { visibility: 'public', folder: 'certificates' });
};

const ofClass = bind(contract.listClassCertificates, certificateSchemas.listClassCertificates, async (ctx) => {
  const owner = await findCertificateOwner(ctx.tx, ctx.caller, ctx.query.kind, ctx.params.code);
  const { rows, total } = await selectRows(ctx.tx, owner, ctx.query);
  return answerList(ctx, rows, total);
});

const classSettings = bind(
  contract.readClassCertificateSettings,
  certificateSchemas.readClassCertificateSettings,
  async (ctx) =>
    presentSettings(
      ctx.tx,
      ctx.caller,
      await findCertificateOwner(ctx.tx, ctx.caller, ctx.query.kind, ctx.params.code),
    ),
);

const classEligibility = bind(
  contract.readClassCertificateEligibility,
  certificateSchemas.readClassCertificateEligibility,
  async ({ tx, caller, params, query: { kind, ...rule } }) =>
    presentEligibility(tx, await findCertificateOwner(tx, caller, kind, params.code), rule),
);

const numberClass = bind(contract.numberClassCertificates, certificateSchemas.numberClassCertificates, (ctx) =>
  numberPeople(ctx, ctx.body.kind),
);

const upload = bindPrepared(
  contract.uploadCertificate,
  certificateSchemas.uploadCertificate,
  stagePdf('class'),
  (ctx, file) => issueCertificate(ctx, 'class', file),
  PDF,
);

const uploadAdditional = bindPrepared(
  contract.uploadAdditionalCertificate,
  certificateSchemas.uploadAdditionalCertificate,
  stagePdf('additional'),
  (ctx, file) => issueCertificate(ctx, 'additional', file),
  PDF,
);

const additionalPredicates = bind(
  contract.setAdditionalPredicates,
  certificateSchemas.setAdditionalPredicates,
  setAdditionalPredicates,
);

const ofCourse = bind(contract.listCourseCertificates, certificateSchemas.listCourseCertificates, async (ctx) => {
  const owner = await findCertificateOwner(ctx.tx, ctx.caller, 'course', ctx.params.code);
  const { rows, total } = await selectRows(ctx.tx, owner, ctx.query);
  return answerList(ctx, rows, total);
});

const courseSettings = bind(
  contract.readCourseCertificateSettings,
  certificateSchemas.readCourseCertificateSettings,
  async (ctx) =>
    presentSettings(ctx.tx, ctx.caller, await findCertificateOwner(ctx.tx, ctx.caller, 'course', ctx.params.code)),
);

const updateCourse = bind(
  contract.updateCourseCertificateSettings,
  certificateSchemas.updateCourseCertificateSettings,
  updateCourseSettings,
);

const courseTemplate = bindPrepared(
  contract.uploadCourseCertificateTemplate,
  certificateSchemas.uploadCourseCertificateTemplate,
  async (ctx) => {
    await findCertificateOwner(ctx.db, ctx.caller, 'course', ctx.params.code);
    return stageOnlyFile(ctx, { visibility: 'public', folder: 'certificate-pages', asJpeg: true });
  },
  answerUpload,
  { upload: { maxBytes: IMAGE_MAX_BYTES, kinds: ['jpeg', 'png'] } },
);

const courseEligibility = bind(
  contract.readCourseCertificateEligibility,
  certificateSchemas.readCourseCertificateEligibility,
  async ({ tx, caller, params, query }) =>
    presentEligibility(tx, await findCertificateOwner(tx, caller, 'course', params.code), query),
);

const numberCourse = bind(contract.numberCourseCertificates, certificateSchemas.numberCourseCertificates, (ctx) =>
  numberPeople(ctx, 'course'),
);

const uploadCourse = bindPrepared(
  contract.uploadCourseCertificate,
  certificateSchemas.uploadCourseCertificate,
  stagePdf('course'),
  (ctx, file) => issueCertificate(ctx, 'course', file),
  PDF,
);

const verify = bindPublic(
  contract.verifyCertificate,
  certificateSchemas.verifyCertificate,
  (ctx) => verifyCode(ctx, ctx.params.code),
  { perMinute: contract.VERIFICATIONS_PER_MINUTE },
);

export const certificateRoutes: Binding[] = [
  ofClass,
  classSettings,
  classEligibility,
  numberClass,
  upload,
  uploadAdditional,
  additionalPredicates,
  ofCourse,
  courseSettings,
  updateCourse,
  courseTemplate,
  courseEligibility,
  numberCourse,
  uploadCourse,
  verify,
];
