import { writeFileSync } from 'node:fs';
import { apiReport, REPORTED, reportFileOf } from './lib/sdk/api-report.ts';

// Writes what each published package offers, for reviewers of a change. Run by `pnpm api-reports`.
for (const folder of REPORTED) writeFileSync(reportFileOf(folder), apiReport(folder));
