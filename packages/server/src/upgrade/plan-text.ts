import type { Differences } from './compare-releases.ts';
import type { PlannedMigration, PlannedTable, UpgradePlan } from './upgrade-plan.ts';

const number = (value: number): string => Math.round(value).toLocaleString('en');

function tableText({ table, rows, bytes, seconds }: PlannedTable): string {
  const size = `${table}, about ${number(rows)} rows, ${number(bytes / 1e6)} MB`;
  return `    ${size}: ${seconds === 0 ? 'at once' : `about ${number(seconds)} s`}`;
}

const migrationText = ({ name, locks, tables }: PlannedMigration): string =>
  [
    `  ${name}: ${locks ? 'locks tables, so stop the servers before' : 'runs while servers answer'}`,
    ...tables.map(tableText),
  ].join('\n');

const differenceLines = ({ new: added, removed, changed }: Differences, changedAs: string): readonly string[] =>
  (
    [
      ['new', added],
      ['removed', removed],
      [changedAs, changed],
    ] as const
  )
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => `  ${title}: ${names.join(', ')}`);

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? `${title}: no change.` : [`${title}:`, ...lines].join('\n');

/** A plan as text for operators. */
export function planText({ from, to, status, migrations, settings, uselessSettings, calls }: UpgradePlan): string {
  if (status.problem !== null) return status.problem;
  if (status.last === null) return `The database is empty: the first start of Widya ${to} sets it up.`;
  const stop = migrations.some(({ locks }) => locks)
    ? 'Stop all servers before: a pending migration locks tables.'
    : 'Servers can be replaced one by one.';
  return [
    `Upgrade from ${from === null ? 'a version before the first recorded one' : `Widya ${from}`} to ${to}. ${stop}`,
    section('Migrations', migrations.map(migrationText)),
    section('Settings', [
      ...differenceLines(settings, 'renamed'),
      ...uselessSettings.map((name) => `  ${name} is set and will have no effect`),
    ]),
    section('Calls of the API', differenceLines(calls, 'take or answer something else')),
  ].join('\n');
}
