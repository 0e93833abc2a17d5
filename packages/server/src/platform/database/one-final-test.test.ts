import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { databaseConfig, randomName, testCluster } from '../../testing/cluster.ts';
import { MIGRATIONS, migrateDatabase } from './migrate.ts';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const cluster = testCluster();
const database = randomName('widya_one_test');
const config = databaseConfig(cluster, database);
let folder: string;
let client: pg.Client;

const asAdmin = async (sql: string) => {
  const admin = new pg.Client(cluster.admin);
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
};

/** Migrates the database to the schema before a class could have only one final test. */
async function migrateUntilThen() {
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const until = journal.entries.findIndex(({ tag }) => tag.endsWith('_classes-and-courses'));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  await migrate(drizzle(client), { migrationsFolder: folder });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widya-migrations-'));
  await asAdmin(`create database ${database}`);
  client = new pg.Client(config);
  await client.connect();
  await migrateUntilThen();
});
afterAll(async () => {
  await client.end();
  await asAdmin(`drop database ${database} with (force)`);
  await rm(folder, { recursive: true });
});

const field = (fieldName: string, description: string) => ({
  fieldName,
  type: 'isian',
  description,
  options: [],
  correctAnswer: '',
});
const rowsOf = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

it('merges the final tests of a class into one, and loses no question and no answer (D204)', async () => {
  await client.query(`
    insert into topics (code, name) values ('0', 'Umum') on conflict do nothing;
    insert into classes (id, code, name) values (1, 'DUA', 'Dua tes'), (2, 'SATU', 'Satu tes');
    insert into members (id, email, full_name) select n, 'uji-' || n || '@uji.example', 'Uji' from generate_series(1, 3) n;
    insert into registrations (id, class_id, member_id, status, full_name, email, price)
      select n, 1, n, 'ACCEPTED', 'Uji', 'uji-' || n || '@uji.example', 0 from generate_series(1, 3) n`);
  const tests = [
    [1, 1, 1, [field('soal_1', 'Sama')]],
    [2, 1, 1, [field('soal_2', 'Sama'), field('soal_1', 'Lain')]],
    [3, 1, 0, [field('soal_1', 'Belum dibuka')]],
    [4, 2, 1, [field('soal_1', 'Sendiri')]],
  ] as const;
  for (const [id, class_id, active, fields] of tests)
    await client.query('insert into quiz_questions (id, class_id, active, question_json) values ($1, $2, $3, $4)', [
      id,
      class_id,
      active,
      JSON.stringify(fields),
    ]);
  await client.query(`
    insert into quiz_answers (quiz_question_id, participant_id, score, answer_json) values
      (1, 1, 1, '[{"fieldName":"soal_1","answer":"a"}]'),
      (1, 2, 0.5, '[{"fieldName":"soal_1","answer":"b"}]'),
      (2, 2, 0, '[{"fieldName":"soal_2","answer":"c"},{"fieldName":"soal_1","answer":"d"}]'),
      (2, 3, 0.25, '[{"fieldName":"soal_1","answer":"e"}]')`);

  await migrateDatabase(config);

  expect(await rowsOf('select id, class_id, question_json from quiz_questions order by id')).toEqual([
    { id: 1, class_id: 1, question_json: [field('soal_1', 'Sama'), field('soal_1_2', 'Lain')] },
    { id: 4, class_id: 2, question_json: [field('soal_1', 'Sendiri')] },
  ]);
  expect(
    await rowsOf('select participant_id, quiz_question_id, score, answer_json from quiz_answers order by 1'),
  ).toEqual([
    { participant_id: 1, quiz_question_id: 1, score: 1, answer_json: [{ fieldName: 'soal_1', answer: 'a' }] },
    {
      participant_id: 2,
      quiz_question_id: 1,
      score: 0.5,
      answer_json: [
        { fieldName: 'soal_1', answer: 'b' },
        { fieldName: 'soal_1_2', answer: 'd' },
      ],
    },
    { participant_id: 3, quiz_question_id: 1, score: 0.25, answer_json: [{ fieldName: 'soal_1_2', answer: 'e' }] },
  ]);
  expect(
    await rowsOf(`select object_id, object_label from audit_log where code = 'HARDDELETE_QUIZ' order by 1`),
  ).toEqual([
    { object_id: '2', object_label: 'Dua tes' },
    { object_id: '3', object_label: 'Dua tes' },
  ]);
  expect(await rowsOf('select class_id, quiz_questions from class_counters order by 1')).toEqual([
    { class_id: 1, quiz_questions: 2 },
    { class_id: 2, quiz_questions: 1 },
  ]);
});
