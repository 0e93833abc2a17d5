import { COMPILED, type PackageJson } from './packages.ts';

const isCompiled = (file: string): boolean => COMPILED.some((folder) => file.startsWith(`./${folder}/`));

/** `./dist/src/button.js` for `./src/button.tsx`. */
const compiledName = (file: string): string => file.replace(/^\.\//, './dist/').replace(/\.tsx?$/, '.js');

/** Fields with the compiled files in place of the sources; entries outside the compiled folders are for our tests. */
const compiledFiles = (entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, file]) => isCompiled(file))
      .map(([key, file]) => [key, compiledName(file)]),
  );

/**
 * The `package.json` of a tarball.
 * @param versions of our packages by name, in place of `workspace:*`.
 * @throws Error when a package of the workspace is not published.
 */
export function publishedPackageJson(source: PackageJson, versions: ReadonlyMap<string, string>): object {
  const versionOf = (name: string, wanted: string): string => {
    if (!wanted.startsWith('workspace:')) return wanted;
    const version = versions.get(name);
    if (version === undefined) throw new Error(`${source.name} needs ${name}, which is not published`);
    return version;
  };
  const withVersions = (wanted: PackageJson['dependencies']) =>
    wanted && Object.fromEntries(Object.entries(wanted).map(([key, range]) => [key, versionOf(key, range)]));
  const { name, version, type, sideEffects, description, engines, bin, exports } = source;
  return {
    name,
    version,
    description,
    license: 'MIT',
    type,
    sideEffects,
    engines,
    bin: bin && compiledFiles(bin),
    exports: exports && compiledFiles(exports),
    files: ['dist'],
    // Otherwise npm publishes a package with a scope for members only; which registry, the command says.
    publishConfig: { access: 'public' },
    dependencies: withVersions(source.dependencies),
    peerDependencies: source.peerDependencies,
    template: source.template,
  };
}
