import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

const TABLE = '__webpack_require__.sri';
const SCRIPT = 'js' as const;
const STYLE = 'css' as const;
type Kind = typeof SCRIPT | typeof STYLE;
const KINDS: readonly Kind[] = [SCRIPT, STYLE];

const placeholder = (chunk: Chunk, kind: Kind): string => `WIDYA_SRI_${kind}_${chunk.id}_`;
const fileOf = (chunk: Chunk, kind: Kind): string | undefined =>
  [...chunk.files].find((file) => file.endsWith(`.${kind}`) && !file.includes('.hot-update.'));
const keyOf = (chunk: Chunk, kind: Kind): string => (kind === STYLE ? `${chunk.id}.css` : `${chunk.id}`);

/** Base64 without its padding, which the loading code adds: shorter, and of the same form for each file. */
const digestOf = (source: Buffer): string => createHash('sha256').update(source).digest('base64').slice(0, -1);

/** Subresource integrity of a file. */
export const integrityOf = (source: Buffer): string => `sha256-${digestOf(source)}=`;

/** Chunks that the code of a chunk can request. */
function requestedBy(compilation: Compilation, chunk: Chunk): ReadonlySet<Chunk> {
  const { chunkGraph } = compilation;
  const found = new Set<Chunk>();
  const visit = (block: Module['blocks'][number]) => {
    for (const requested of chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])
      if (requested !== chunk) found.add(requested);
    for (const inner of block.blocks) visit(inner);
  };
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
    const inner = 'modules' in module ? [module, ...(module.modules as Iterable<Module>)] : [module];
    for (const { blocks } of inner) for (const block of blocks) visit(block);
  }
  return found;
}

/**
 * Which chunk carries the hashes of which chunks: the one that requests them, so that a screen is not delayed by the
 * hashes of every dialog; the entry for chunks that request each other, as neither can contain the other's hash.
 */
function placeHashes(compilation: Compilation): ReadonlyMap<Chunk, ReadonlySet<Chunk>> {
  const requested = new Map([...compilation.chunks].map((chunk) => [chunk, requestedBy(compilation, chunk)] as const));
  const reaches = (from: Chunk, to: Chunk, seen = new Set<Chunk>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(requested.get(from) ?? [])].some((next) => reaches(next, to, seen));
  };
  const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  const placed = new Map(entries.map((entry) => [entry, new Set<Chunk>()] as const));
  for (const [chunk, children] of requested)
    for (const child of children)
      for (const holder of reaches(child, chunk) ? entries : [chunk]) {
        const chunks = placed.get(holder) ?? new Set<Chunk>();
        placed.set(holder, chunks.add(child));
      }
  return placed;
}

/** Adds the hashes of some chunks to the table of the runtime. */
class HashesRuntimeModule extends webpack.RuntimeModule {
  private readonly hashedChunks: ReadonlySet<Chunk>;

  constructor(hashedChunks: ReadonlySet<Chunk>) {
    super('integrity of chunks');
    this.hashedChunks = hashedChunks;
  }

  override generate(): string {
    const graph = this.compilation?.chunkGraph;
    // Files have no names yet when runtime code is generated; a chunk of shared modules alone has none at all.
    const kindsOf = (chunk: Chunk): readonly Kind[] =>
      graph
        ? [
            ...(webpack.javascript.JavascriptModulesPlugin.chunkHasJs(chunk, graph) ? [SCRIPT] : []),
            ...(webpack.css.CssModulesPlugin.chunkHasCss(chunk, graph) ? [STYLE] : []),
          ]
        : [];
    const rows = [...this.hashedChunks].flatMap((chunk) =>
      kindsOf(chunk).map((kind) => `${JSON.stringify(keyOf(chunk, kind))}:"${placeholder(chunk, kind)}"`),
    );
    return `Object.assign(${TABLE}=${TABLE}||{},{${rows.toSorted().join(',')}});`;
  }
}

/**
 * Lets the browser verify every script and style that a remote requests. The hashes are put in place of placeholders by
 * `writeHashes`, once the files have their final content.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      let placed: ReadonlyMap<Chunk, ReadonlySet<Chunk>> | null = null;
      compilation.hooks.additionalChunkRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
        placed ??= placeHashes(compilation);
        const chunks = placed.get(chunk);
        if (chunks) compilation.addRuntimeModule(chunk, new HashesRuntimeModule(chunks));
      });
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        // An unknown chunk has no valid hash either, so it is refused.
        (code) => `${code}\nscript.integrity="sha256-"+${TABLE}[chunkId]+"=";`,
      );
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'IntegrityPlugin',
        (code) => `${code}\nlink.integrity="sha256-"+${TABLE}[chunkId+".css"]+"=";`,
      );
    });
  }
}

/**
 * Puts the hashes in place of their placeholders, in chunks before those that request them. Call it when nothing else
 * changes the files.
 * @throws Error when a placeholder has no file.
 */
export function writeHashes(compilation: Compilation): void {
  const named = [...compilation.chunks].flatMap((chunk) =>
    KINDS.flatMap((kind) => {
      const file = fileOf(chunk, kind);
      return file === undefined ? [] : [[placeholder(chunk, kind), file] as const];
    }),
  );
  const files = new Map(named);
  const done = new Set<string>();
  const finish = (file: string): string => {
    const source = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
    if (done.has(file)) return digestOf(source);
    done.add(file);
    const text = source.toString('utf8');
    const finished = text.replaceAll(/WIDYA_SRI_(?:js|css)_.+?_/g, (name) => {
      const child = files.get(name);
      if (child === undefined) throw new Error(`${file}: ${name} stands for no file`);
      return finish(child);
    });
    if (finished !== text) compilation.updateAsset(file, new webpack.sources.RawSource(finished));
    return digestOf(Buffer.from(finished));
  };
  for (const [, file] of named) finish(file);
}
