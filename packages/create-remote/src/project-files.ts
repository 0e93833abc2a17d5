import { manifestFile } from './manifest-file.ts';
import { type RemoteNames, screenRoute } from './names.ts';
import { screenFiles } from './screen-files.ts';

/** Versions by package, exact; or `file:` with the path of a tarball. */
export type Versions = Readonly<Record<string, string>>;

const USED = {
  dependencies: [
    '@widya/api-client',
    '@widya/contract',
    '@widya/design-system',
    '@widya/record-kit',
    '@widya/remote-kit',
    'react',
    'react-dom',
    'swr',
  ],
  devDependencies: [
    '@storybook/react-vite',
    '@testing-library/dom',
    '@testing-library/react',
    '@types/react',
    '@types/react-dom',
    '@widya/remote-tools',
    'jsdom',
    'storybook',
    'typescript',
    'vite',
    'vitest',
  ],
};

/** Our packages among them, which all have the same version. */
export const OUR_PACKAGES = Object.values(USED)
  .flat()
  .filter((name) => name.startsWith('@widya/'));

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Our packages that others depend on, when they come from tarballs: npm would look for them in a registry. */
const fromTarballs = (versions: Versions): Versions | undefined => {
  const files = Object.entries(versions).filter(([, version]) => version.startsWith('file:'));
  return files.length === 0 ? undefined : Object.fromEntries(files);
};

const packageJson = ({ folder }: RemoteNames, versions: Versions): string => {
  const pick = (names: readonly string[]): Versions =>
    Object.fromEntries(
      names.map((name) => {
        const version = versions[name];
        if (version === undefined) throw new Error(`No version of ${name} is known`);
        return [name, version];
      }),
    );
  return json({
    name: folder,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: {
      dev: 'widya-remote dev',
      build: 'widya-remote build',
      test: 'widya-remote test',
      storybook: 'storybook dev -p 6006 --no-open',
    },
    dependencies: pick(USED.dependencies),
    devDependencies: pick(USED.devDependencies),
    overrides: fromTarballs(versions),
  });
};

const tsconfig = json({
  compilerOptions: {
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['src'],
});

const viteConfig = `import { stylesPlugin } from '@widya/design-system/build/styles-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [stylesPlugin()],
  // Vite compiles the packages of Widya too, because they import fonts.
  test: { environment: 'jsdom', server: { deps: { inline: [/@widya/] } } },
});
`;

const storybook = `import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = { framework: '@storybook/react-vite', stories: ['../src/**/*.stories.tsx'] };
export default config;
`;

const workflow = `name: remote
on:
  push: { branches: [main] }
  pull_request:
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npx widya-remote test
      - run: npx widya-remote build
      - if: github.ref == 'refs/heads/main' && vars.WIDYA_SHELL != ''
        run: npx widya-remote publish --shell "$WIDYA_SHELL"
        env:
          # Address of the live product, https://widya.example.
          WIDYA_SHELL: \${{ vars.WIDYA_SHELL }}
          # Made by a superadmin under Token API, for this remote only.
          WIDYA_DEPLOY_TOKEN: \${{ secrets.WIDYA_DEPLOY_TOKEN }}
          # Optional: the private key from widya-remote key, which signs the build.
          WIDYA_SIGNING_KEY: \${{ secrets.WIDYA_SIGNING_KEY }}
`;

const renovate = json({
  $schema: 'https://docs.renovatebot.com/renovate-schema.json',
  extends: ['config:recommended', ':pinAllExceptPeerDependencies'],
  packageRules: [
    // The shell provides React and SWR: their versions come with those of Widya.
    { matchPackageNames: ['react', 'react-dom', 'swr'], enabled: false },
    { matchPackageNames: ['@widya/**'], groupName: 'Widya' },
  ],
});

const readme = (names: RemoteNames): string => `# ${names.folder}

A remote of Widya: the screen '${names.label}' at \`${screenRoute(names)}\`. It is built and published apart from the shell, which loads it at run time.

| Command | What it does |
|---|---|
| \`npm install\` | Installs. Node 22.18 or newer |
| \`npx widya-remote dev --shell https://widya.example\` | Serves the remote on port 3101 and prints the address at which the shell opens it. The shell must allow it: \`ALLOW_OVERRIDES=1 OVERRIDE_ORIGINS=http://localhost:3101\` |
| \`npx widya-remote dev --shell https://widya.example --record answers.json\` | Also writes what the API answers to its screens. \`--answers answers.json\` then answers from the file, without the API: no write reaches it. Answers contain data of people: git ignores the file; to share it, record from a demo installation |
| \`npx widya-remote test\` | Checks the types and runs the tests |
| \`npx widya-remote build\` | Builds in \`dist\` |
| \`npx widya-remote publish --target s3://bucket/prefix\` | Builds, refuses what the live shell lacks, and activates the build. A folder is a target too |
| \`npx widya-remote rollback --target s3://bucket/prefix\` | Activates the version before |
| \`npx widya-remote publish --shell https://widya.example\` | Publishes through the API, with a deploy token in \`WIDYA_DEPLOY_TOKEN\`; \`--to 5%\` to some accounts first. \`promote\` and \`rollback\` likewise |
| \`npm run storybook\` | Shows the screen in every state |

- \`src/manifest.ts\` declares routes, menu items and who may open them. An address begins like one of the back office, such as \`/editor/…\`: the server gives all others to the participants' site.
- \`src/screens/<name>/index.tsx\` is a screen; its stories show every state, its test renders the stories.
- Import from \`@widya/contract\`, \`api-client\`, \`design-system\`, \`remote-kit\` and \`record-kit\`. The shell provides most of it, so a build stays small.
- \`.github/workflows/remote.yml\` checks every change, and publishes \`main\` when the variable \`WIDYA_SHELL\` and the secret \`WIDYA_DEPLOY_TOKEN\` are set.
- \`renovate.json\` keeps the packages up to date. All packages of Widya must have the same version.
`;

/** The files of a repository with one remote, by path. */
export const projectFiles = (names: RemoteNames, versions: Versions): Readonly<Record<string, string>> => ({
  'package.json': packageJson(names, versions),
  'tsconfig.json': tsconfig,
  'vite.config.ts': viteConfig,
  '.storybook/main.ts': storybook,
  '.github/workflows/remote.yml': workflow,
  'renovate.json': renovate,
  '.gitignore': 'node_modules/\ndist/\nstorybook-static/\nanswers.json\n',
  'README.md': readme(names),
  'src/manifest.ts': manifestFile(names, 'home'),
  ...screenFiles(names),
});
