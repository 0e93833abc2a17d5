import type { Topic } from '@widya/contract/topics';
import type { topicSchemas } from '@widya/contract/topics.schemas';
import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { classes } from '../../platform/database/schema/classes.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

type TopicQuery = z.output<(typeof topicSchemas)['listTopics']['query']>;

const usage = (tx: Tx) =>
  tx
    .select({ code: classes.topic_code, uses: count().as('uses') })
    .from(classes)
    .groupBy(classes.topic_code)
    .as('usage');

const classCount = sql<number>`coalesce("usage"."uses", 0)::int`;

const columns = {
  code: topics.code,
  name: topics.name,
  active: topics.active,
  class_count: classCount,
  version: topics.version,
};

const SORT_ORDERS: Readonly<Record<TopicQuery['sort'], SQL>> = {
  name: sql`lower(${topics.name})`,
  '-name': sql`lower(${topics.name}) desc`,
  class_count: classCount,
  '-class_count': desc(classCount),
};

/** A page of topics with their number of classes, including hidden ones. */
export async function selectTopics(tx: Tx, query: TopicQuery): Promise<{ rows: Topic[]; total: number }> {
  const filter = and(
    query.active === undefined ? undefined : eq(topics.active, query.active === '1' ? 1 : 0),
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${topics.name} ilike ${pattern} or ${topics.code} ilike ${pattern})`;
    }),
  );
  const { limit, offset } = rowWindow(query);
  const counted = usage(tx);
  const rows = await tx
    .select(columns)
    .from(topics)
    .leftJoin(counted, eq(counted.code, topics.code))
    .where(filter)
    .orderBy(SORT_ORDERS[query.sort], asc(topics.code))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(topics).where(filter);
  return { rows, total: all?.total ?? 0 };
}

/** One topic in the shape of the API. @throws ApiFailure 404. */
export async function selectTopic(tx: Tx, code: string): Promise<Topic> {
  const counted = usage(tx);
  const [row] = await tx
    .select(columns)
    .from(topics)
    .leftJoin(counted, eq(counted.code, topics.code))
    .where(sql`lower(${topics.code}) = lower(${code})`);
  if (row === undefined) throw notFound('Topik tidak ditemukan');
  return row;
}

/** Locks a topic for a write and reads it. @throws ApiFailure 404. */
export async function lockTopic(tx: Tx, code: string): Promise<Topic> {
  await tx.select({ code: topics.code }).from(topics).where(sql`lower(${topics.code}) = lower(${code})`).for('update');
  return selectTopic(tx, code);
}

/** Normalises names, as those that differ only in case or spaces look the same. */
const comparable = (name: string | typeof topics.name): SQL =>
  sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;

/** Makes concurrent writers of the same name run one after another. */
export async function lockTopicName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('topic name ' || ${comparable(name)}, 0))`);
}

/**
 * Another topic with this name, including deleted ones, which classes still show; null when the name is free. Call it
 * under `lockTopicName`.
 */
export async function topicOfName(
  tx: Tx,
  name: string,
  exceptCode = '',
): Promise<Pick<Topic, 'code' | 'active'> | null> {
  const [row] = await tx
    .select({ code: topics.code, active: topics.active })
    .from(topics)
    .where(and(sql`${comparable(topics.name)} = ${comparable(name)}`, ne(topics.code, exceptCode)))
    .orderBy(desc(topics.active), asc(topics.code))
    .limit(1);
  return row ?? null;
}

/** Adds a topic. @returns false when the code is taken, ignoring case; the transaction stays usable. */
export async function insertTopic(tx: Tx, code: string, name: string): Promise<boolean> {
  const added = await tx.insert(topics).values({ code, name }).onConflictDoNothing().returning({ code: topics.code });
  return added.length === 1;
}

/** Writes fields of a locked topic and increments its version. */
export async function writeTopic(tx: Tx, code: string, fields: { name?: string; active?: 0 | 1 }): Promise<void> {
  await tx
    .update(topics)
    .set({ ...fields, version: sql`${topics.version} + 1`, updated_at: sql`now()` })
    .where(eq(topics.code, code));
}
