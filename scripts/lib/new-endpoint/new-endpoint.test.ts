import { describe, expect, test } from '@jest/globals';
import { withAccessRow } from './access-row.ts';
import { activityOf, withActivity } from './activity.ts';
import { insertItem, withNamed, withNamespace } from './insert.ts';
import { endpointNamesOf } from './names.ts';

test('reads its arguments', () => {
  expect(endpointNamesOf(['topics', 'readTopicUsage', 'GET', '/v1/topic/:code/usage', 'home'])).toEqual({
    resource: 'topics',
    id: 'readTopicUsage',
    method: 'GET',
    path: '/v1/topic/:code/usage',
    params: ['code'],
    menuKey: 'home',
    activity: undefined,
  });
});

test.each([
  ['Topics', 'readTopic', 'GET', '/v1/topic', 'home'],
  ['topics', 'read', 'GET', '/v1/topic', 'home'],
  ['topics', 'readTopic', 'get', '/v1/topic', 'home'],
  ['topics', 'readTopic', 'GET', '/topic', 'home'],
  ['topics', 'readTopic', 'GET', '/v1/topic', 'house'],
  ['topics', 'readTopic', 'GET', '/v1/topic', 'home', 'update'],
])('refuses %j', (...given) => {
  expect(() => endpointNamesOf(given)).toThrow('pnpm new-endpoint');
});

describe('adding to a file', () => {
  test.each([
    ['const LIST = [a];', 'const LIST = [a,\n  b,\n];'],
    ['const LIST = [\n  a,\n];', 'const LIST = [\n  a,\n  b,\n];'],
    ['const LIST = [\n];', 'const LIST = [\n  b,\n];'],
    ["const LIST = [\n  { a: ['x'] },\n];\n// It's [", "const LIST = [\n  { a: ['x'] },\n  b,\n];\n// It's ["],
  ])('puts an item at the end of %j', (source, expected) => {
    expect(insertItem(source, /^const LIST = \[/m, 'b')).toBe(expected);
  });

  test('refuses a file without the list', () => {
    expect(() => insertItem('const OTHER = [];', /^const LIST = \[/m, 'b')).toThrow('LIST');
  });

  test('imports only what is missing', () => {
    expect(withNamed("import { a } from './x.ts';", './x.ts', ['a', 'b'])).toBe("import { a, b } from './x.ts';");
    expect(withNamed('', './x.ts', ['a'])).toBe("import { a } from './x.ts';\n");
    expect(withNamespace("import * as all from 'x';", 'x', 'y')).toEqual({
      source: "import * as all from 'x';",
      as: 'all',
    });
    expect(withNamespace('', 'x', 'y').source).toBe("import * as y from 'x';\n");
  });
});

describe('the log', () => {
  const labels = `const NOUNS = {
  TOPIC: 'topik',
} as const;
const VERBS = {
  CREATE: 'Membuat',
  UPDATE: 'Memperbarui',
  MOVE: 'Memindahkan',
} as const;
const LIFECYCLE: readonly Verb[] = ['CREATE', 'UPDATE'];
const ACTIVITIES: Readonly<Record<Noun, readonly Verb[]>> = {
  TOPIC: LIFECYCLE,
};
`;

  test('gets the activity of the method, on the object that the resource logs', () => {
    expect(activityOf({ method: 'PUT', resource: 'topics' }, "audit: 'CREATE_TOPIC'")).toBe('UPDATE_TOPIC');
    expect(activityOf({ method: 'POST', resource: 'meeting-rooms' }, '')).toBe('CREATE_MEETINGROOM');
    expect(activityOf({ method: 'POST', resource: 'topics', activity: 'MOVE_TOPIC' }, '')).toBe('MOVE_TOPIC');
    expect(activityOf({ method: 'GET', resource: 'topics' }, '')).toBeNull();
  });

  test('names it once', () => {
    expect(withActivity(labels, 'UPDATE_TOPIC', 'topics')).toBe(labels);
    expect(withActivity(labels, 'MOVE_TOPIC', 'topics')).toContain("TOPIC: [...LIFECYCLE, 'MOVE'],");
    const added = withActivity(labels, 'CREATE_ROOM', 'ruang');
    expect(added).toContain("  TOPIC: 'topik',\n  ROOM: 'ruang',\n}");
    expect(added).toContain("  TOPIC: LIFECYCLE,\n  ROOM: ['CREATE'],\n}");
    expect(() => withActivity(labels, 'PAINT_TOPIC', 'topics')).toThrow('PAINT');
  });
});

describe('the table of access', () => {
  const list = (calls: string) => `| Topics | \`/topics\` | \`home\` | superadmin, admin | all | ${calls} |`;
  const table = `${list('`createTopic`, `updateTopic`')}\nText`;

  test('names the call beside those of its resource', () => {
    const added = withAccessRow(table, { id: 'readTopic', menuKey: 'home' }, ['createTopic']);
    expect(added).toBe(`${list('`createTopic`, `readTopic`, `updateTopic`')}\nText`);
  });

  test('gets a row where there is none', () => {
    const added = withAccessRow(table, { id: 'listRooms', menuKey: 'home' }, []);
    expect(added).toBe(`${list('`createTopic`, `updateTopic`')}\n${list('`listRooms`')}\nText`);
    expect(() => withAccessRow(table, { id: 'listRooms', menuKey: 'help' }, [])).toThrow('help');
  });
});
