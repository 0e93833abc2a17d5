import { useShownCourses } from '@widya/api-client/courses';
import type { Query } from '@widya/api-client/query';
import type { CourseRow } from '@widya/contract/courses';
import type { Priced } from '@widya/record-kit/batch-price/priced';
import { useMemo } from 'react';

const pricedOf = ({ id, title, course_code, price, metrics }: CourseRow): Priced => ({
  id,
  name: title,
  about: course_code,
  searched: `${title} ${course_code}`,
  price,
  orders: metrics.waiting + metrics.accepted,
});

/** All visible courses, as options. */
export function usePricedCourses(): Query<readonly Priced[]> {
  const query = useShownCourses();
  const { data } = query;
  return { ...query, data: useMemo(() => data?.map(pricedOf), [data]) };
}
