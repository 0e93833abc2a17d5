import type { EventSession } from '@widya/contract/events';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { PencilIcon, TrashIcon } from '@widya/design-system/icon';
import { Muted } from '@widya/design-system/layout';
import { Menu } from '@widya/design-system/menu';
import { styled } from '@widya/design-system/styled';
import { SESSION_TEXTS as texts } from './texts.ts';

const List = styled('ul', {
  base: { display: 'grid', borderWidth: '1px', borderColor: 'border', borderRadius: 'md', overflow: 'hidden' },
});
const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
const Facts = styled('div', {
  base: { display: 'grid', gap: '0.5', flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
});
const Name = styled('span', { base: { fontWeight: 'semibold' } });

/** Price, quota and whether people can register. */
const ticketsOf = ({ price, quota, allow_registration }: EventSession): string =>
  [
    price === 0 ? texts.free : formatMoney(price),
    quota > 0 ? texts.quota(formatNumber(quota)) : texts.unlimited,
    ...(allow_registration ? [] : [texts.closed]),
  ].join(' · ');

interface SessionListProps {
  readonly sessions: readonly EventSession[];
  readonly onEdit: (session: EventSession) => void;
  readonly onRemove: (session: EventSession) => void;
}

/** Sessions with their times and tickets. */
export const SessionList = ({ sessions, onEdit, onRemove }: SessionListProps) => (
  <List>
    {sessions.map((session) => (
      <Item key={session.id}>
        <Facts>
          <Name>{session.name}</Name>
          <span>{formatDateTimeRange(session.start_time, session.end_time) || texts.noTime}</span>
          <Muted>{ticketsOf(session)}</Muted>
        </Facts>
        <Menu
          label={texts.actionsOf(session.name)}
          items={[
            { key: 'edit', label: texts.edit, icon: <PencilIcon size={16} />, onSelect: () => onEdit(session) },
            {
              key: 'remove',
              label: texts.remove,
              icon: <TrashIcon size={16} />,
              onSelect: () => onRemove(session),
              danger: true,
            },
          ]}
        />
      </Item>
    ))}
  </List>
);
