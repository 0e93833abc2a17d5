import { expect, test } from '@jest/globals';
import type { Topic } from '@widya/contract/topics';
import { searchTopics } from './topic-search.ts';

const topic = (code: string, name: string, active: 0 | 1 = 1): Topic => ({
  code,
  name,
  active,
  class_count: 0,
  version: 1,
});

test('searches name and code by word and sorts deleted topics last', () => {
  const topics = [topic('AAA', 'Abjad', 0), topic('PNY', 'Penyuntingan Naskah'), topic('KBH', 'Kebahasaan')];
  expect(searchTopics(topics, '').map(({ code }) => code)).toEqual(['KBH', 'PNY', 'AAA']);
  expect(searchTopics(topics, 'naskah PENY').map(({ code }) => code)).toEqual(['PNY']);
  expect(searchTopics(topics, 'kbh')).toHaveLength(1);
});
