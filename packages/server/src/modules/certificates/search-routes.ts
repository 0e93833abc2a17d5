import * as contract from '@widya/contract/certificate-search';
import { certificateSearchSchemas } from '@widya/contract/certificate-search.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { searchCertificates } from './search.ts';

const ofClasses = bind(
  contract.searchClassCertificates,
  certificateSearchSchemas.searchClassCertificates,
  async (ctx) => {
    const { rows, total } = await searchCertificates(ctx.tx, ctx.caller, 'class', ctx.query);
    return answerList(ctx, rows, total);
  },
);

const ofCourses = bind(
  contract.searchCourseCertificates,
  certificateSearchSchemas.searchCourseCertificates,
  async (ctx) => {
    const { rows, total } = await searchCertificates(ctx.tx, ctx.caller, 'course', ctx.query);
    return answerList(ctx, rows, total);
  },
);

export const certificateSearchRoutes: Binding[] = [ofClasses, ofCourses];
