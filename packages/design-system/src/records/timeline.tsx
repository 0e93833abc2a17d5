import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const List = styled('ol', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: '0 0 0 14px',
    borderInlineStart: '2px solid',
    borderColor: 'border.subtle',
    display: 'grid',
    gap: '3',
  },
});
const Item = styled('li', {
  base: {
    position: 'relative',
    overflowWrap: 'anywhere',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-20px',
      top: '6px',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      border: '2px solid',
      borderColor: 'border.control',
      bg: 'bg.surface',
    },
    '&[data-tone=ok]::before': { bg: 'ok', borderColor: 'ok' },
    '&[data-tone=error]::before': { bg: 'danger', borderColor: 'danger' },
    '&[data-tone=warn]::before': { bg: 'warn', borderColor: 'warn' },
  },
});
const When = styled('div', { base: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } });

export interface TimelineEvent {
  key: string;
  title: ReactNode;
  /** Formatted time in WIB. */
  when: string;
  tone?: 'ok' | 'warn' | 'error' | undefined;
  detail?: ReactNode;
}

interface TimelineProps {
  /** Names the list for screen readers. */
  label: string;
  /** Newest first, with formatted times. */
  events: readonly TimelineEvent[];
}

/** History of a record, newest first. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <List aria-label={label}>
      {events.map((event) => (
        <Item key={event.key} data-tone={event.tone}>
          {event.title}
          {event.detail}
          <When>{event.when}</When>
        </Item>
      ))}
    </List>
  );
}
