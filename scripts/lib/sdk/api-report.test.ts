import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { apiReport, REPORTED, reportFileOf } from './api-report.ts';

test.each(REPORTED)('the committed API report of %s is that of its sources', (folder) => {
  const isCurrent = readFileSync(reportFileOf(folder), 'utf8') === apiReport(folder);
  expect(isCurrent ? '' : `The API of ${folder} has changed. If that is meant, run: npx -y pnpm api-reports`).toBe('');
});

test('a report has the signatures of what others can import, and nothing internal', () => {
  const report = apiReport('design-system');
  expect(report).toContain('## @widya/design-system/button\n');
  expect(report).toContain('export interface ButtonProps');
  expect(report).toContain('loading?: boolean | undefined;');
  expect(report).not.toContain('button.recipe');
  expect(apiReport('contract')).toContain('## @widya/contract/routing/manifest\n');
});
