import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTheme, defineConfigWithTheme } from 'vitepress';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';
import { followRepositoryLinks } from '../links.ts';
import { docsPages } from '../pages.ts';
import type { VersionFacts } from '../version-facts.ts';

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
const pages = docsPages();
const targets = new Map(pages.map(({ source, target }) => [source, target]));
const groups = [...new Set(pages.map(({ group }) => group))];
const site = process.env.DOCS_BASE ?? '/';

export default defineConfigWithTheme<DefaultTheme.Config & VersionFacts>({
  lang: 'en',
  title: 'Widya',
  description: 'How Widya is operated, extended and built.',
  srcDir: ROOT,
  srcExclude: ['!(docs|packages)/**/*', 'packages/!(create-remote)/**/*', 'packages/create-remote/*/**/*'],
  rewrites: Object.fromEntries(targets),
  base: `${site}${version}/`,
  outDir: path.join(ROOT, 'dist/docs', version),
  cacheDir: path.join(ROOT, '.tmp/vitepress'),
  // The index of the search takes 600 KB, and the theme loads it when the search is opened.
  vite: { build: { chunkSizeWarningLimit: 2_000 }, esbuild: { tsconfigRaw: '{}' } },
  ignoreDeadLinks: 'localhostLinks',
  // Documents name commands such as `<file>`, which are text.
  markdown: { html: false, config: (markdown) => followRepositoryLinks(markdown, targets) },
  themeConfig: {
    version,
    versions: site,
    search: { provider: 'local' },
    outline: [2, 3],
    externalLinkIcon: true,
    sidebar: groups.map((group) => ({
      text: group,
      collapsed: ['Recipes', 'Product', 'Decisions'].includes(group),
      items: pages
        .filter((page) => page.group === group)
        .map(({ title, target }) => ({ text: title, link: `/${target}` })),
    })),
  },
});
