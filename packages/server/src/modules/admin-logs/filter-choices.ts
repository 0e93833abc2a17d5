import { objectLabel } from '@widya/contract/admin-log-labels';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';

/**
 * Admins with rows in the log, including deleted ones. Each step of the recursion jumps to the next admin in the index,
 * so the cost grows with the number of admins, not with the length of the log.
 */
export async function selectActors(tx: Tx): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    with recursive actor as (
      (select actor_id as id from audit_log
        where actor_kind = 'admin' and actor_id is not null order by actor_id limit 1)
      union all
      select (select l.actor_id from audit_log l
        where l.actor_kind = 'admin' and l.actor_id > actor.id order by l.actor_id limit 1)
      from actor where actor.id is not null
    )
    select actor.id, coalesce(a.name, (
      select l.actor_name from audit_log l
      where l.actor_kind = 'admin' and l.actor_id = actor.id order by l.at desc, l.id desc limit 1)) as name
    from actor left join admins a on a.id = actor.id
    where actor.id is not null`);
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, 'id'));
}

/** Object types in the log, found in the same way. */
export async function selectObjects(tx: Tx): Promise<{ object: string; label: string }[]> {
  const { rows } = await tx.execute<{ object: string }>(sql`
    with recursive kind as (
      (select object from audit_log order by object limit 1)
      union all
      select (select l.object from audit_log l where l.object > kind.object order by l.object limit 1)
      from kind where kind.object is not null
    )
    select object from kind where object is not null`);
  return rows
    .map(({ object }) => ({ object, label: objectLabel(object) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'id'));
}
