import type { ClassRow } from '@widya/contract/classes';
import { Badge } from '@widya/design-system/badge';
import { Muted } from '@widya/design-system/layout';
import { TableTitle } from '@widya/design-system/table-cell';
import { classPoster } from '../../../features/classes/class-poster.ts';
import { TEXTS } from '../texts.ts';
import { TodoHint } from './todo-hint.tsx';
import { topicLabel } from './topic-label.ts';

/**
 * Name, code, topic and important states of a class. The name links to the same screen as Kelola; that of a hidden
 * class is muted.
 */
export function NameCell({ row, to }: { readonly row: ClassRow; readonly to: string }) {
  return (
    <TableTitle
      to={to}
      poster={classPoster(row)}
      sub={`${row.code} · ${topicLabel(row)}`}
      badges={
        <>
          <TodoHint name={row.name} todos={row.todos} />
          {row.publish_status === 'DRAFT' && <Badge>{TEXTS.draft}</Badge>}
          {row.permanent && <Badge>{TEXTS.permanent}</Badge>}
          {row.active === 0 && <Badge>{TEXTS.hidden}</Badge>}
        </>
      }
    >
      {row.active === 0 ? <Muted>{row.name}</Muted> : row.name}
    </TableTitle>
  );
}
