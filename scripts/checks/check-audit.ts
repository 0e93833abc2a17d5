import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFindings } from '../audit/findings.ts';
import { expiredOf, judgeFindings, readAccepted } from '../audit/judge-findings.ts';
import { NOTICE } from '../test/step-result.ts';

/*
 * Queries the registry for known vulnerabilities of production dependencies: `pnpm check:audit`. Without an answer it
 * passes with a notice; AUDIT=required, meant for CI, makes that a failure.
 */
const LIST = path.join(import.meta.dirname, '../audit/accepted-findings.json');

const { stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--json'], { encoding: 'utf8', maxBuffer: 64 << 20 });
const findings = readFindings(stdout ?? '');
const accepted = readAccepted(readFileSync(LIST, 'utf8'));
const today = new Date().toISOString().slice(0, 10);
const problems = findings === null ? expiredOf(accepted, today) : judgeFindings(findings, accepted, today);

for (const { id, package: name, severity, title } of findings ?? []) console.log(`${severity} ${name} ${id}: ${title}`);
if (findings === null) {
  if (stderr) console.error(stderr.trim());
  console.log(`${NOTICE}the registry did not answer, so nobody knows whether dependencies have weaknesses.`);
}
for (const problem of problems) console.error(problem);
const isUnanswered = findings === null && process.env.AUDIT === 'required';
process.exitCode = problems.length > 0 || isUnanswered ? 1 : 0;
