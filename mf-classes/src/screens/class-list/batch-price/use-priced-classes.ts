import { type Query, useQuery } from '@widya/api-client/query';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import type { classSchemas } from '@widya/contract/classes.schemas';
import { formatDate } from '@widya/contract/time/texts';
import type { Priced } from '@widya/record-kit/batch-price/priced';
import { useMemo } from 'react';
import { TEXTS } from '../texts.ts';

function pricedOf({ id, name, code, topic_name, speaker, permanent, class_date, price, metrics }: ClassRow): Priced {
  const day = permanent ? TEXTS.alwaysOpen : formatDate(class_date) || TEXTS.noDate;
  return {
    id,
    name,
    about: `${code} · ${day}`,
    searched: `${name} ${code} ${topic_name ?? ''} ${speaker ?? ''}`,
    price,
    orders: metrics.waiting + metrics.accepted,
  };
}

/**
 * Upcoming visible classes, next first, as options. Without a page the list returns at most 1,000 (D301), which is also
 * the limit of one change.
 */
export function usePricedClasses(): Query<readonly Priced[]> {
  const query = useQuery<(typeof classSchemas)['listClasses'], readonly ClassRow[]>(listClasses, {
    query: { tab: 'upcoming' },
  });
  const { data } = query;
  return { ...query, data: useMemo(() => data?.map(pricedOf), [data]) };
}
