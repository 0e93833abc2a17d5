import type { CertificateScope } from '@widya/api-client/certificates';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { useRowsOf } from '@widya/record-kit/list/use-list';
import { classCertificateList, courseCertificateList } from './list.ts';

/** One page of people with their certificates. */
export function useCertificates({ kind, code }: CertificateScope, query: TableQuery) {
  const params = { code };
  const ofCourse = useRowsOf(courseCertificateList, query, { params, isShown: kind === 'course' });
  const ofClass = useRowsOf(classCertificateList, query, {
    params,
    isShown: kind !== 'course',
    ...(kind !== 'course' && { within: { kind } }),
  });
  return kind === 'course' ? ofCourse : ofClass;
}
