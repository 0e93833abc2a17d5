import { compileStyles } from './compile-styles.ts';

/** What the loader uses of webpack, on which this package does not depend. */
interface LoaderContext {
  readonly resourcePath: string;
  /** Whether the build writes source maps. */
  readonly sourceMap: boolean;
  addDependency(file: string): void;
  callback(error: null, code: string, map?: object | undefined): void;
}

/** Compiles styles in a build by webpack, before the loader that compiles TypeScript. */
export default function stylesLoader(this: LoaderContext, source: string): void {
  const compiled = compileStyles(source, this.resourcePath);
  for (const file of compiled?.files ?? []) this.addDependency(file);
  if (compiled === null) this.callback(null, source);
  else this.callback(null, compiled.code, this.sourceMap ? compiled.map() : undefined);
}
