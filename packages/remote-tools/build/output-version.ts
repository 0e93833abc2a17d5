import { createHash } from 'node:crypto';
import webpack, { type Compilation } from 'webpack';

/**
 * Version of a compiled remote, `0.1.0-3f2a9c1b7d`: its package version and the hash of its files, so that the same
 * output has the same version whatever else has changed in the repository.
 * @param facts the rest of its description.
 */
export function versionOfOutput(compilation: Compilation, packageVersion: string, facts: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const { name, source } of compilation.getAssets().toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`\0${name}\0`).update(source.buffer());
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}

/** Replaces a name that contains the placeholder of the version in all scripts and styles. */
export function replaceInOutput(compilation: Compilation, placeholder: string, name: string): void {
  for (const { name: file, source } of compilation.getAssets()) {
    if (!/\.(js|css)$/.test(file)) continue;
    const text = String(source.source());
    if (text.includes(placeholder))
      compilation.updateAsset(file, new webpack.sources.RawSource(text.replaceAll(placeholder, () => name)));
  }
}
