import { manifestFile } from '../../../packages/create-remote/src/manifest-file.ts';
import type { RemoteNames } from '../../../packages/create-remote/src/names.ts';
import { screenFilesOf } from '../new-screen/files.ts';

const webpackConfig = `import { type RemoteBuildOptions, remoteConfig } from '@widya/remote-tools/build/remote-config';

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
    '@widya/remote-tools',
    'react-dom',
  ],
};

type Versions = Readonly<Record<string, string>>;

/** Takes versions from an existing remote, so that all use the same ones. */
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

/** The files of a new remote by path in its folder. @param modelPackageJson that of an existing remote. */
export const filesOf = (names: RemoteNames, modelPackageJson: string): Readonly<Record<string, string>> => ({
  'package.json': packageJson(names, modelPackageJson),
  'tsconfig.json': '{ "extends": "../tsconfig.base.json", "include": ["src"] }\n',
  'webpack.config.ts': webpackConfig,
  'src/manifest.ts': manifestFile(names, null),
  'src/testing/matchers.d.ts': "import '@testing-library/jest-dom/jest-globals';\n",
  ...Object.fromEntries(
    Object.entries(screenFilesOf(names, names.folder)).map(([file, content]) => [`src/screens/${file}`, content]),
  ),
});
