import type pg from 'pg';

/**
 * Creates a schema for the seed's temporary tables. `rnd` is a deterministic random function in SQL; PostgreSQL's hash
 * of a number is stable across versions and fast enough for tens of millions of rows.
 */
export const openWorkSchema = (client: pg.ClientBase) =>
  client.query(`
    create schema seed_work;
    create function seed_work.rnd(id bigint, use integer) returns double precision
      language sql immutable parallel safe
      return ((hashint8extended(id, use) >> 11) & 9007199254740991)::double precision / 9007199254740992;
    create unlogged table seed_work.class_plan (
      class_id integer, first_id integer, n integer, price integer, old_price integer, online boolean, quota integer,
      is_full boolean, past boolean, certified boolean, opens timestamptz, until timestamptz, starts timestamptz,
      member_offset integer, member_step integer, name text, code text
    );
    create unlogged table seed_work.course_plan (
      course_id integer, first_id integer, n integer, price integer, opens timestamptz,
      member_offset integer, member_step integer, title text
    );
  `);

export const closeWorkSchema = (client: pg.ClientBase) => client.query('drop schema seed_work cascade');
