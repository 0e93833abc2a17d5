import { useClassPage } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { Inline, Muted, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import { SmallPoster } from '@widya/design-system/small-poster';
import { ClassStatusBadge } from '@widya/design-system/status-badge';
import { styled } from '@widya/design-system/styled';
import { linkTo } from '@widya/remote-kit/link-to';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import { QueryCard } from '../cards/query-card.tsx';
import { ItemList } from '../lists/item-list.tsx';
import { PageNumbers } from '../paging/page-numbers.tsx';
import { usePageParam } from '../paging/use-page-param.ts';
import { DASHBOARD_TEXTS } from '../texts.ts';

const { classes: texts } = DASHBOARD_TEXTS;

/** Classes per page. B-226. */
const SHOWN = 3;

/** Registrations of the quota; without the quota for a free class. B-075. */
const registrantsOf = ({ price, quota, metrics: { waiting, accepted } }: ClassRow): string =>
  price > 0 && quota > 0
    ? `${formatNumber(waiting + accepted)}/${formatNumber(quota)}`
    : formatNumber(waiting + accepted);

const posterOf = ({ class_image_url, code, topic_code }: ClassRow): string =>
  posterPicture({ uploaded: class_image_url, code, topic: topic_code }, 'mini');

const Head = styled(Inline, {
  base: { flexWrap: { base: 'wrap', sm: 'nowrap' }, alignItems: 'flex-start', justifyContent: 'space-between' },
});

function ClassItem({ row }: { readonly row: ClassRow }) {
  const to = linkTo('ClassDetail', { event_url: row.code });
  return (
    <Inline flexWrap="nowrap" gap="3">
      <SmallPoster src={posterOf(row)} />
      <Stack gap="1" flex="1">
        <Head>
          {to === null ? <strong>{row.name}</strong> : <TextLink to={to}>{row.name}</TextLink>}
          <ClassStatusBadge status={row.status} />
        </Head>
        <Muted fontSize="sm">
          {row.permanent ? texts.permanent : formatDateTimeRange(row.start_time, row.end_time)}
        </Muted>
        <Muted fontSize="sm">
          {`${texts.registrants(registrantsOf(row))} · ${formatMoneyPlain(row.metrics.income)}`}
        </Muted>
      </Stack>
    </Inline>
  );
}

interface ClassCardProps {
  readonly tab: 'upcoming' | 'archive';
  /** Query parameter with its page. */
  readonly param: string;
}

/** Upcoming or past classes, three per page. B-226. */
export function ClassCard({ tab, param }: ClassCardProps) {
  const { page, pathOf } = usePageParam(param);
  const query = useClassPage({ tab, page, per_page: SHOWN });
  const title = tab === 'upcoming' ? texts.upcoming : texts.past;
  const all = linkTo('ClassList', {}, tab === 'archive' ? { tab } : {});
  return (
    <QueryCard
      title={title}
      query={query}
      failed={texts.failed}
      height={{ base: 450, lg: 350 }}
      foot={({ meta }) => (
        <PageNumbers label={texts.pages(title)} page={page} pages={Math.ceil(meta.total / SHOWN)} pathOf={pathOf} />
      )}
    >
      {({ data }) => (
        <Stack gap="2">
          <Inline>
            <SectionTitle>{title}</SectionTitle>
            <Spacer />
            {all !== null && (
              <TextLink to={all} aria-label={texts.allOf(title)}>
                {texts.all}
              </TextLink>
            )}
          </Inline>
          {data.length === 0 ? (
            <EmptyState size="sm" title={texts.none} />
          ) : (
            <ItemList>
              {data.map((row) => (
                <li key={row.code}>
                  <ClassItem row={row} />
                </li>
              ))}
            </ItemList>
          )}
        </Stack>
      )}
    </QueryCard>
  );
}
