import type pg from 'pg';

type Definition = { owner: string; name: string; sql: string };

const FOREIGN_KEYS = `
  select conrelid::regclass::text as owner, quote_ident(conname) as name,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
  from pg_constraint where contype = 'f' and connamespace = current_schema::regnamespace order by 1, 2`;

/** Indexes that do not belong to a constraint. */
const INDEXES = `
  select i.indrelid::regclass::text as owner, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as sql
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = current_schema::regnamespace and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
  order by 1, 2`;

/** Primary keys of the largest tables that no foreign key refers to. */
const LARGE_KEYS = `
  select conrelid::regclass::text as owner, quote_ident(conname) as name,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
  from pg_constraint where contype = 'p' and conrelid::regclass::text = any('{email_log,audit_log,course_progress,payment_notifications}') order by 1`;

const run = async (client: pg.ClientBase, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await client.query(statement);
};

const triggers = async (client: pg.ClientBase, what: 'enable' | 'disable'): Promise<void> => {
  const found = await client.query<{ owner: string }>(
    `select distinct tgrelid::regclass::text as owner from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = current_schema::regnamespace`,
  );
  await run(
    client,
    found.rows.map(({ owner }) => `alter table ${owner} ${what} trigger user`),
  );
};

/**
 * Drops what slows a bulk load (foreign keys, secondary indexes, triggers) and returns a function that restores it.
 * Restoring checks every foreign key and unique index against the loaded rows. Needs only the owner's rights.
 */
export const relax = async (client: pg.ClientBase): Promise<{ restore: () => Promise<void> }> => {
  const read = async (query: string) => (await client.query<Definition>(query)).rows;
  const foreignKeys = await read(FOREIGN_KEYS);
  const keys = await read(LARGE_KEYS);
  const indexes = await read(INDEXES);
  await triggers(client, 'disable');
  await run(
    client,
    foreignKeys.map(({ owner, name }) => `alter table ${owner} drop constraint ${name}`),
  );
  await run(
    client,
    indexes.map(({ name }) => `drop index ${name}`),
  );
  await run(
    client,
    keys.map(({ owner, name }) => `alter table ${owner} drop constraint ${name}`),
  );
  return {
    restore: async () => {
      await run(
        client,
        keys.map(({ sql }) => sql),
      );
      await run(
        client,
        indexes.map(({ sql }) => sql),
      );
      await run(
        client,
        foreignKeys.map(({ sql }) => sql),
      );
      await triggers(client, 'enable');
    },
  };
};

/** Sets the identity sequence of every table to the highest loaded id. */
export const advanceIdentities = (client: pg.ClientBase) =>
  client.query(`
    do $$
    declare t record; top bigint;
    begin
      for t in select table_name from information_schema.columns
        where table_schema = current_schema and column_name = 'id' and is_identity = 'YES'
      loop
        execute format('select max(id) from %I', t.table_name) into top;
        if top is not null then perform setval(pg_get_serial_sequence(quote_ident(t.table_name), 'id'), top); end if;
      end loop;
    end $$`);
