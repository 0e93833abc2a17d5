import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../test/steps.ts';
import { type Finding, readFindings } from './findings.ts';
import { judgeFindings, readAccepted } from './judge-findings.ts';

const TODAY = '2026-11-23';
const finding: Finding = { id: 'GHSA-a', package: 'fastify', severity: 'high', title: 'Breaks' };
const accepted = { id: 'GHSA-a', package: 'fastify', reason: 'never called here', until: '2026-12-31' };

describe('the audit of production dependencies (S46)', () => {
  it('refuses what is high or critical and names it', () => {
    expect(judgeFindings([finding], [], TODAY)).toEqual(['fastify: high GHSA-a: Breaks']);
    expect(judgeFindings([{ ...finding, severity: 'critical' }], [], TODAY)).toHaveLength(1);
    expect(judgeFindings([{ ...finding, severity: 'moderate' }], [], TODAY)).toEqual([]);
  });

  it('lets an accepted finding of the same package pass until its last day', () => {
    expect(judgeFindings([finding], [accepted], TODAY)).toEqual([]);
    expect(judgeFindings([finding], [accepted], '2026-12-31')).toEqual([]);
    expect(judgeFindings([finding], [accepted], '2027-01-01')).toEqual([
      'fastify: GHSA-a was accepted until 2026-12-31',
    ]);
    expect(judgeFindings([{ ...finding, package: 'pg' }], [accepted], TODAY)).toHaveLength(2);
  });

  it('reports an entry that matches nothing any more, and refuses one without a reason', () => {
    expect(judgeFindings([], [accepted], TODAY)).toEqual(['fastify: GHSA-a is accepted but no longer found']);
    expect(() => readAccepted(JSON.stringify([{ ...accepted, reason: ' ' }]))).toThrow('needs id');
    expect(() => readAccepted(JSON.stringify([{ ...accepted, until: 'soon' }]))).toThrow('needs id');
  });

  it('reads the output of pnpm, and returns null for an error', () => {
    const { id, package: module_name, severity, title } = finding;
    const answer = { advisories: { 1: { github_advisory_id: id, module_name, severity, title } } };
    expect(readFindings(`a warning\n${JSON.stringify(answer)}`)).toEqual([finding]);
    expect(readFindings('{"advisories":{}}')).toEqual([]);
    expect(readFindings('Error: ERR_PNPM_AUDIT_BAD_RESPONSE')).toBeNull();
    expect(readFindings('{"error":{"code":"X"}}')).toBeNull();
  });
});

it('needs no install script of any dependency, and has a lock file (S46)', () => {
  const workspace = readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const builds = /^allowBuilds:\n((?: .*\n)+)/m.exec(workspace)?.[1]?.trimEnd().split('\n') ?? [];
  expect(builds.length).toBeGreaterThan(0);
  expect(builds.filter((line) => !line.endsWith(': false'))).toEqual([]);
  expect(readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8')).toContain('lockfileVersion');
});
