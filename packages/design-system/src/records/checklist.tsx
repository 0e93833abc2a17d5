import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../formats/number.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { styled } from '../theme/styled.ts';

const Count = styled('div', { base: { fontSize: 'sm', color: 'fg.muted', margin: '2px 0 10px' } });
const List = styled('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '2',
    '& li': { color: 'fg.muted' },
    '& a, & li > span': {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2',
      minHeight: '6',
      borderRadius: 'xs',
    },
    '& a': { color: 'accent.text', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& svg': { marginTop: '2px', flexShrink: 0 },
  },
});

export interface ChecklistItem {
  key: string;
  label: string;
  done: boolean;
  /** Where the task can be done; linked only while it is open. */
  to?: string | undefined;
}

interface ChecklistProps {
  /** Tasks, done or open. */
  items: readonly ChecklistItem[];
  /** Text after the count. */
  note?: string | undefined;
}

/** A list of tasks; open ones link to where they can be done. */
export function Checklist({ items, note }: ChecklistProps) {
  const done = items.filter((item) => item.done).length;
  return (
    <div>
      <Count>
        {formatNumber(done)} dari {formatNumber(items.length)} selesai{note ? ` · ${note}` : null}
      </Count>
      <List>
        {items.map((item) => {
          const content = (
            <>
              {item.done ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
              <span>
                <VisuallyHidden>{item.done ? 'Selesai: ' : 'Belum: '}</VisuallyHidden>
                {item.label}
              </span>
            </>
          );
          return (
            <li key={item.key}>
              {item.to && !item.done ? <Link to={item.to}>{content}</Link> : <span>{content}</span>}
            </li>
          );
        })}
      </List>
    </div>
  );
}
