import path from 'node:path';
import webpack, { type Compiler, type javascript } from 'webpack';

/** What all remotes of a page share, and what to use instead. */
const SHARED_GLOBALS: Readonly<Record<string, string>> = {
  localStorage: 'useLocalDraft of @widya/remote-kit/use-local-draft, or tabStorage',
  sessionStorage: 'tabStorage of @widya/remote-kit/tab-storage, whose keys begin with the name of the remote',
  indexedDB: 'the API',
  caches: 'the API',
  'document.head': 'useDocumentTitle for titles, and style props for styles',
  'document.styleSheets': 'style props',
  'document.adoptedStyleSheets': 'style props',
};

/** Components and functions that style the whole page. */
const GLOBAL_STYLES = new Set(['Global', 'injectGlobal', 'ChakraProvider', 'EmotionThemeProvider']);
const STYLE_LIBRARIES = new Set(['@chakra-ui/react', '@emotion/react', '@emotion/css']);

const NAME = 'IsolationPlugin';
const SCRIPTS = ['javascript/auto', 'javascript/esm', 'javascript/dynamic'];

type Parser = javascript.JavascriptParser;

/**
 * Fails the build of a remote whose own modules reach storage or styles that other remotes in the same page use too.
 * Libraries in `node_modules` are not read.
 */
export class IsolationPlugin {
  private readonly own: string;

  /** @param dir folder of the remote. */
  constructor(dir: string) {
    this.own = path.join(dir, 'src') + path.sep;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      for (const type of SCRIPTS) factory.hooks.parser.for(type).tap(NAME, (parser) => this.watch(parser as Parser));
    });
  }

  private watch(parser: Parser): void {
    const refuse = (what: string, instead: string): void => {
      const { module } = parser.state;
      if (!module.resource?.startsWith(this.own)) return;
      const error = new webpack.WebpackError(`${what} is shared by all remotes of a page. Use ${instead}.`);
      error.name = 'IsolationError';
      module.addError(error);
    };
    for (const [name, instead] of Object.entries(SHARED_GLOBALS)) {
      const refused = () => refuse(name, instead);
      parser.hooks.expression.for(name).tap(NAME, refused);
      for (const root of ['window', 'globalThis', 'self'])
        parser.hooks.expression.for(`${root}.${name}`).tap(NAME, refused);
    }
    parser.hooks.importSpecifier.tap(NAME, (_statement, source, exported) => {
      if (STYLE_LIBRARIES.has(String(source)) && GLOBAL_STYLES.has(String(exported)))
        refuse(`${exported} of ${source}`, 'style props');
    });
    parser.hooks.import.tap(NAME, (_statement, source) => {
      if (/\.css(?:\?|$)/.test(String(source))) refuse(`The style sheet ${source}`, 'style props');
    });
  }
}
