import { parseArgs } from 'node:util';
import { directoryTarget } from '../packages/releases/src/directory-target.ts';
import { openTarget } from '../packages/releases/src/open-target.ts';
import { enforce, judgeShell, readProvisions, readRequirements } from '../packages/releases/src/verdict.ts';
import { DIST } from '../packages/remote-tools/build/paths.ts';

// Reports whether the remotes that are live at a target would work with the shell that was built here.
const { values } = parseArgs({
  options: { target: { type: 'string' }, force: { type: 'boolean', default: false } },
});
const shell = await readProvisions(directoryTarget(DIST));
if (shell === null) throw new Error('There is no built shell. Run: npx -y pnpm build');
const target = await openTarget(values.target ?? DIST);
const registry = await target.changeRegistry((unchanged) => unchanged);
const verdict = await judgeShell(shell, registry, (remote, version) => readRequirements(target, remote, version));
enforce(`Shell ${shell.version} would break remotes at ${target.name}:`, verdict, values.force);
if (verdict.problems.length === 0)
  console.log(`Shell ${shell.version} fits the ${registry.remotes.length} remotes at ${target.name}.`);
