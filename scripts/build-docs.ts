import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vitepress';
import { DIST, ROOT } from '../packages/remote-tools/build/paths.ts';
import { versionsPage } from './docs-site/versions-page.ts';

// `pnpm build-docs`: builds the documentation of this version beside that of earlier versions in `dist/docs`. Fails for
// a link to a page that does not exist.
await build(path.join(ROOT, 'scripts/docs-site'));
const folder = path.join(DIST, 'docs');
writeFileSync(path.join(folder, 'index.html'), versionsPage(globSync('*.*.*', { cwd: folder })));
