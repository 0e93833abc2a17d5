import { call } from '@widya/api-client/api';
import { readAll } from '@widya/api-client/listing';
import { type Query, useQuery } from '@widya/api-client/query';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import type { classSchemas } from '@widya/contract/classes.schemas';
import { MAX_PER_PAGE } from '@widya/contract/paging';
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

const UPCOMING = { tab: 'upcoming' } as const;

const allUpcoming = (): Promise<readonly ClassRow[]> =>
  readAll((page) => call(listClasses, { query: { ...UPCOMING, page, per_page: MAX_PER_PAGE } }));

/** All upcoming visible classes, next first, as options. */
export function usePricedClasses(): Query<readonly Priced[]> {
  const query = useQuery<(typeof classSchemas)['listClasses'], readonly ClassRow[]>(
    listClasses,
    { query: UPCOMING },
    { load: allUpcoming },
  );
  const { data } = query;
  return { ...query, data: useMemo(() => data?.map(pricedOf), [data]) };
}
