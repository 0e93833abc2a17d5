import type { RemoteNames } from './names.ts';

const manifest = ({
  folder,
  kebab,
  pascal,
  label,
}: RemoteNames): string => `import { ADMINS } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';

export default defineManifest({
  remote: '${folder}',
  contract: 1,
  label: '${label}',
  routes: [
    { path: '/${kebab}', screen: '${pascal}', menuKey: null, emptyMenuGrants: true, roles: ADMINS, title: '${label}' },
  ],
  menu: [
    { path: '/${kebab}', label: '${label}', icon: 'layers', group: 'Pengelolaan', order: 900, menuKey: null, roles: ADMINS },
  ],
  tabs: [],
});
`;

const texts = ({ label }: RemoteNames): string => `/** Texts of the screen, as specified. */
export const texts = {
  title: '${label}',
  greeting: (name: string) => \`Selamat datang, \${name}.\`,
};
`;

const screen = ({ pascal }: RemoteNames): string => `import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { usePageTitle } from '@widya/remote-kit/document-title';
import { useSession } from '@widya/remote-kit/session';
import { texts } from './texts.ts';

export default function ${pascal}() {
  const { user } = useSession();
  usePageTitle(texts.title);
  return (
    <Page>
      <PageHeader title={texts.title} />
      <p>{texts.greeting(user.name)}</p>
    </Page>
  );
}
`;

const stories = ({
  pascal,
  label,
}: RemoteNames): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeShell } from '@widya/remote-kit/testing';
import ${pascal} from './index.tsx';

const meta: Meta<typeof ${pascal}> = {
  title: 'Layar/${label}',
  component: ${pascal},
  // The fake shell brings the router.
  parameters: { router: false },
  decorators: [
    (Story) => (
      <FakeShell>
        <Story />
      </FakeShell>
    ),
  ],
};
export default meta;

export const Ready: StoryObj<typeof ${pascal}> = {};
`;

const test = ({ kebab, label }: RemoteNames): string => `import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import * as stories from './${kebab}.stories.tsx';

const { Ready } = composeStories(stories);

test('greets the person who is signed in', async () => {
  render(<Ready />);
  expect(await screen.findByRole('heading', { name: '${label}' })).toBeInTheDocument();
  expect(screen.getByText('Selamat datang, Sekar Contoh.')).toBeInTheDocument();
});
`;

const webpackConfig = `import { type RemoteBuildOptions, remoteConfig } from '@widya/remote-kit/build/remote-config';

export default (options: RemoteBuildOptions = {}) => remoteConfig(import.meta.dirname, options);
`;

const USED = {
  dependencies: ['@widya/contract', '@widya/design-system', '@widya/remote-kit', 'react'],
  devDependencies: [
    '@storybook/react-vite',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@types/react',
    '@types/react-dom',
    'react-dom',
  ],
};

type Versions = Readonly<Record<string, string>>;

/** The versions are those of an existing remote, so that all stay on the same ones. */
const packageJson = ({ folder }: RemoteNames, modelPackageJson: string): string => {
  const model = JSON.parse(modelPackageJson) as Record<keyof typeof USED, Versions>;
  const pick = (kind: keyof typeof USED): Versions =>
    Object.fromEntries(
      USED[kind].map((name) => {
        const version = model[kind][name];
        if (version === undefined) throw new Error(`The other remotes do not use ${name}`);
        return [name, version];
      }),
    );
  const described = {
    name: `@widya/${folder}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: pick('dependencies'),
    devDependencies: pick('devDependencies'),
  };
  return `${JSON.stringify(described, null, 2)}\n`;
};

/** The files of a new remote, by their path inside its folder. @param modelPackageJson that of an existing remote. */
export const filesOf = (names: RemoteNames, modelPackageJson: string): Readonly<Record<string, string>> => ({
  'package.json': packageJson(names, modelPackageJson),
  'tsconfig.json': '{ "extends": "../tsconfig.base.json", "include": ["src"] }\n',
  'webpack.config.ts': webpackConfig,
  'src/manifest.ts': manifest(names),
  'src/testing/matchers.d.ts': "import '@testing-library/jest-dom/jest-globals';\n",
  [`src/screens/${names.kebab}/index.tsx`]: screen(names),
  [`src/screens/${names.kebab}/texts.ts`]: texts(names),
  [`src/screens/${names.kebab}/${names.kebab}.stories.tsx`]: stories(names),
  [`src/screens/${names.kebab}/${names.kebab}.test.tsx`]: test(names),
});
