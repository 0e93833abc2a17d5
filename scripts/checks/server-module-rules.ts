import { importsOf } from './imports-of.ts';
import { resolveImport } from './resolve-import.ts';
import { SERVER_MODULES } from './server-modules.ts';
import { isTestFile, type Project } from './source-files.ts';

export interface ModuleViolation {
  readonly file: string;
  readonly line: number;
  readonly rule: 'platform' | 'module' | 'module-cycle' | 'module-table';
  readonly message: string;
}

type Table = typeof SERVER_MODULES;

const SERVER = 'packages/server/src/';
const TABLE_FILE = 'scripts/checks/server-modules.ts';

/** `platform`, the name of a module, or null for the files that compose the server. */
function partOf(file: string): string | null {
  if (!file.startsWith(SERVER)) return null;
  const [folder, name = ''] = file.slice(SERVER.length).split('/');
  if (folder === 'platform') return 'platform';
  return folder === 'modules' ? name : null;
}

/** Errors of the table itself. Its order prevents cycles, so none have to be searched for. */
function tableViolations(table: Table): ModuleViolation[] {
  const above = new Set<string>();
  return Object.entries(table).flatMap(([name, targets]) => {
    const below = targets.filter((target) => !above.has(target));
    above.add(name);
    return below.map(
      (target): ModuleViolation => ({
        file: TABLE_FILE,
        line: 1,
        rule: 'module-cycle',
        message: `${name} names ${target}, which does not stand above it`,
      }),
    );
  });
}

/** Declared modules and directions that are not used, and modules that are not declared. */
function staleViolations(table: Table, used: ReadonlyMap<string, ReadonlySet<string>>): ModuleViolation[] {
  const stale = (message: string): ModuleViolation => ({ file: TABLE_FILE, line: 1, rule: 'module-table', message });
  const missing = [...used.keys()].filter((name) => name !== 'platform' && !Object.hasOwn(table, name));
  const unused = Object.entries(table).flatMap(([name, targets]) => {
    const imports = used.get(name);
    if (imports === undefined) return [stale(`there is no module ${name}`)];
    return targets.filter((target) => !imports.has(target)).map((target) => stale(`${name} does not import ${target}`));
  });
  return [...unused, ...missing.map((name) => stale(`${name} is not in the table`))];
}

function messageOf(part: string, target: string | null, table: Table): string | null {
  if (target === part || target === 'platform') return null;
  if (part === 'platform') return `the platform may not import ${target ?? 'what puts the server together'}`;
  if (target === null) return `${part} may not import what puts the server together`;
  return table[part]?.includes(target) ? null : `${part} may not import ${target}: it is not declared in ${TABLE_FILE}`;
}

/**
 * Checks imports inside the server: the platform imports only itself, a module the platform and the modules declared in
 * the table. Type imports count, imports in tests do not.
 */
export function serverModuleViolations(project: Project, table: Table = SERVER_MODULES): ModuleViolation[] {
  const used = new Map<string, Set<string>>();
  const violations: ModuleViolation[] = [];
  for (const [file, source] of project.sources) {
    const part = partOf(file);
    if (part === null || isTestFile(file)) continue;
    const targets = used.get(part) ?? new Set();
    used.set(part, targets);
    for (const { specifier, line } of importsOf(file, source)) {
      const resolved = resolveImport(project, file, specifier);
      if (resolved === null || !resolved.startsWith(SERVER)) continue;
      const target = partOf(resolved);
      if (target !== null) targets.add(target);
      const message = messageOf(part, target, table);
      if (message !== null) violations.push({ file, line, rule: part === 'platform' ? 'platform' : 'module', message });
    }
  }
  return [...violations, ...tableViolations(table), ...staleViolations(table, used)];
}
