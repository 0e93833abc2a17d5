import { globSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { stylesPlugin } from '../build/styles-plugin.ts';
import { chosenStoryFiles } from '../scripts/chosen-story-files.ts';
import { usedByPlugin } from './used-by-plugin.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Stories of shell and remotes are below `Screens`, so that the rest of the tree equals the folders of `src`. */
const screens = (folder: string, files: string) => ({
  directory: path.join(ROOT, folder),
  files,
  titlePrefix: 'Screens',
});

const ALL = [
  '../docs/**/*.mdx',
  '../src/**/*.mdx',
  '../src/**/*.stories.tsx',
  ...globSync('{mf-*,shell}/src', { cwd: ROOT }).map((folder) => screens(folder, '**/*.stories.tsx')),
];

const chosen = chosenStoryFiles()?.map((file) =>
  file.startsWith('packages/design-system/') ? path.join(ROOT, file) : screens(path.dirname(file), path.basename(file)),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: chosen ?? ALL,
  staticDirs: [
    // Files that stories load in place of uploaded ones.
    { from: '../testing/files', to: '/files' },
    { from: './brand', to: '/' },
    {
      from: '../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
      to: '/plus-jakarta-sans.woff2',
    },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  previewAnnotations: (entries = []) => [...entries, path.join(import.meta.dirname, 'docs-preview.ts')],
  // Chakra's package refers to its own Storybook, which would be shown in the sidebar.
  refs: { '@chakra-ui/react': { disable: true } },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), stylesPlugin(), usedByPlugin(ROOT)],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Libraries mark files with directives for server rendering, which this build ignores.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
      },
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
