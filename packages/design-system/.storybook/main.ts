import type { StorybookConfig } from '@storybook/react-vite';
import { chosenStoryFiles } from '../scripts/chosen-story-files.ts';

const ALL = [
  '../docs/*.mdx',
  '../src/**/*.stories.tsx',
  '../../../mf-*/src/**/*.stories.tsx',
  '../../../shell/src/**/*.stories.tsx',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: chosenStoryFiles()?.map((file) => `../../../${file}`) ?? ALL,
  // Files that stories show as if the server had them.
  staticDirs: [{ from: '../testing/files', to: '/files' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Libraries mark files for server rendering; this build is for the browser only.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
      },
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
