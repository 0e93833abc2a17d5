import { useDashboardToday } from '@widya/api-client/dashboard';
import type { TodayKind } from '@widya/contract/dashboard';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatNumber } from '@widya/design-system/formats/number';
import {
  CalendarIcon,
  ChevronRightIcon,
  CircleCheckIcon,
  MailIcon,
  MegaphoneIcon,
  QuestionIcon,
  ReceiptIcon,
  UsersIcon,
} from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import { Link } from '@widya/remote-kit/router';
import type { ReactNode } from 'react';
import { QueryCard } from '../cards/query-card.tsx';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { todayItems } from './today-items.ts';

const { today: texts } = DASHBOARD_TEXTS;

const ICONS: Readonly<Record<TodayKind, ReactNode>> = {
  class_without_link: <CalendarIcon size={18} aria-hidden />,
  registration_waiting: <UsersIcon size={18} aria-hidden />,
  mail_failed: <MailIcon size={18} aria-hidden />,
  order_exception: <ReceiptIcon size={18} aria-hidden />,
  question_unanswered: <QuestionIcon size={18} aria-hidden />,
  complaint_new: <MegaphoneIcon size={18} aria-hidden />,
};

const List = styled('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
    gap: '2',
  },
});
const itemStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '3',
  height: 'full',
  minHeight: '12',
  padding: '8px 12px',
  border: '1px solid',
  borderColor: 'border.subtle',
  borderRadius: 'md',
  color: 'fg',
  textDecoration: 'none',
  '& > svg': { color: 'fg.muted' },
  '& > b': { fontVariantNumeric: 'tabular-nums', textStyle: 'h3' },
} as const;
const ItemLink = styled(Link, { base: { ...itemStyle, '&:hover': { bg: 'bg.subtle' } } });
const PlainItem = styled('div', { base: itemStyle });

/** 'Hari ini': waiting work, each item linked to its list. */
export function TodayCard() {
  const query = useDashboardToday();
  return (
    <QueryCard
      title={texts.title}
      query={query}
      at={({ counted_at }) => counted_at}
      failed={texts.failed}
      titled
      height={{ base: 364, lg: 148 }}
    >
      {(data) => {
        const items = todayItems(data);
        if (items.length === 0)
          return (
            <EmptyState
              size="sm"
              icon={<CircleCheckIcon size={22} />}
              title={texts.nothing}
              description={texts.nothingWhy}
            />
          );
        return (
          <List>
            {items.map(({ kind, count, to }) => {
              const parts = (
                <>
                  {ICONS[kind]}
                  <span>{texts.items[kind]}</span>
                  <b>{formatNumber(count)}</b>
                </>
              );
              return (
                <li key={kind}>
                  {to === null ? (
                    <PlainItem>{parts}</PlainItem>
                  ) : (
                    <ItemLink to={to}>
                      {parts}
                      <ChevronRightIcon size={16} aria-hidden />
                    </ItemLink>
                  )}
                </li>
              );
            })}
          </List>
        );
      }}
    </QueryCard>
  );
}
