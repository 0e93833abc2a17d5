import { BROWSER_KINDS, HOMES, MAY_IMPORT, type Unit, unitOf } from './import-directions.ts';
import { type Import, importsOf } from './imports-of.ts';
import { resolveImport } from './resolve-import.ts';
import { isTestFile, type Project } from './source-files.ts';

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly rule: 'direction' | 'home' | 'escape' | 'schemas-in-browser' | 'catalog' | 'barrel' | 'unresolved';
  readonly message: string;
}

/** Files of a browser package that run only during development and builds. */
const isBuildTime = (file: string): boolean =>
  /^packages\/remote-tools\/|\/webpack\.config\.ts$|\/scripts\//.test(file);

/** Code of the shell that only `pnpm dev` includes. */
const isDevelopmentOnly = (file: string): boolean => file.startsWith('shell/src/dev/');

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The unit of an import: by package name, or by the target of a relative path. */
function targetOf(file: string, specifier: string): Unit | null {
  if (specifier.startsWith('@widya/')) {
    const name = specifier.split('/')[1] ?? '';
    return unitOf(name === 'shell' || name.startsWith('mf-') ? `${name}/x` : `packages/${name}/x`);
  }
  return specifier.startsWith('.') ? unitOf(new URL(specifier, `file:///${file}`).pathname.slice(1)) : null;
}

function directionOf(file: string, unit: Unit, { specifier }: Import): Omit<Violation, 'file' | 'line'> | null {
  const target = targetOf(file, specifier);
  if (target === null || target.name === unit.name) return null;
  if (target.name === 'testing' && isTestFile(file)) return null;
  if (target.name === 'remote-tools' && (isBuildTime(file) || isDevelopmentOnly(file))) return null;
  const allowed = MAY_IMPORT[unit.kind] ?? [];
  if (target.kind === 'remote' || !allowed.includes(target.name))
    return { rule: 'direction', message: `${unit.name} may not import ${target.name}` };
  // Only scripts import other units by relative paths, because they have no dependencies of their own.
  if (specifier.startsWith('.') && unit.kind !== 'scripts')
    return { rule: 'escape', message: `a relative path leaves ${unit.name}; import @widya/${target.name}/…` };
  return null;
}

function homeOf(file: string, unit: Unit, { specifier, typeOnly }: Import): Omit<Violation, 'file' | 'line'> | null {
  if (specifier.startsWith('.') || isTestFile(file) || isBuildTime(file) || unit.kind === 'scripts') return null;
  const name = packageOf(specifier);
  const entry = Object.entries(HOMES).find(([key]) => (key.endsWith('/') ? name.startsWith(key) : name === key));
  if (!entry || entry[1].includes(unit.kind)) return null;
  // Declarations of endpoints may import types of zod, which are not in the bundle.
  if (typeOnly && name === 'zod') return null;
  return { rule: 'home', message: `${name} belongs to ${entry[1].join(', ')}` };
}

function zodOf(file: string, unit: Unit, one: Import): Omit<Violation, 'file' | 'line'> | null {
  const { specifier, typeOnly, dynamic } = one;
  if (one.typeOnly || isTestFile(file) || isBuildTime(file)) return null;
  const isCatalog =
    /(^@widya\/contract|^\.)\/catalog(\.ts)?$/.test(specifier) &&
    (unit.kind === 'contract' || specifier.startsWith('@'));
  if (isCatalog && !['server', 'e2e', 'scripts'].includes(unit.kind))
    return { rule: 'catalog', message: 'the catalog holds every schema: only for the server and for tests' };
  const isSchema = /\.schemas?(\.ts)?$/.test(specifier) || specifier === 'zod';
  const isData = unit.kind === 'contract' && !/\.schemas\.ts$|\/catalog\.ts$/.test(file);
  if (isSchema && !typeOnly && !dynamic && (BROWSER_KINDS.has(unit.kind) || isData))
    return {
      rule: 'schemas-in-browser',
      message: `${specifier} brings zod into the first download; import its types, or import() it`,
    };
  return null;
}

function barrelOf(
  file: string,
  { everything, reExport, specifier, typeOnly }: Import,
): Omit<Violation, 'file' | 'line'> | null {
  if (everything && !typeOnly) return { rule: 'barrel', message: `export * from ${specifier} defeats tree shaking` };
  if (reExport && /\/index\.tsx?$/.test(file))
    return { rule: 'barrel', message: 'an index file that re-exports is a barrel' };
  return null;
}

function unresolvedOf(project: Project, file: string, one: Import): Omit<Violation, 'file' | 'line'> | null {
  const isInternal = one.specifier.startsWith('.') || one.specifier.startsWith('@widya/');
  if (!isInternal || /\.(css|json|svg|png|woff2|sql|mjs|js)(\?.*)?$/.test(one.specifier)) return null;
  if (one.dynamic && one.specifier.includes('$')) return null;
  return resolveImport(project, file, one.specifier) === null
    ? { rule: 'unresolved', message: `${one.specifier} leads to no file (the real extension is written out)` }
    : null;
}

/**
 * Checks every import of the project: its direction, the home of its library, schemas and the catalogue in browser
 * code, barrels, and imports that lead to no file.
 */
export function importViolations(project: Project): readonly Violation[] {
  const violations: Violation[] = [];
  for (const [file, source] of project.sources) {
    const unit = unitOf(file);
    for (const one of importsOf(file, source)) {
      const reasons = unit
        ? [
            directionOf(file, unit, one),
            homeOf(file, unit, one),
            zodOf(file, unit, one),
            barrelOf(file, one),
            unresolvedOf(project, file, one),
          ]
        : [];
      for (const reason of reasons) if (reason) violations.push({ file, line: one.line, ...reason });
    }
  }
  return violations;
}
