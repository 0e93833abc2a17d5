import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOG } from '../../packages/contract/src/catalog.ts';
import { SITE_PAGE_SLUGS } from '../../packages/contract/src/site-page-slugs.ts';
import { SHELL_PATHS } from '../../packages/releases/src/validate-together.ts';
import { readManifest } from '../../packages/remote-tools/build/read-manifest.ts';
import { citationProblems, definedTwice } from './product/citations.ts';
import { missingCalls, missingMessages, missingRoutes } from './product/coverage.ts';
import { readProductDocuments } from './product/documents.ts';
import { brokenLinksBelow } from './product/markdown-links.ts';
import { isTestFile, readSources } from './source-files.ts';

// Compares the product with docs/product: its calls, routes and displayed texts exist, and every cited number is
// defined. Relative links of documents resolve. Run by `pnpm check:product`; exits 1 when something is missing.
const root = path.resolve(import.meta.dirname, '../..');
const product = readProductDocuments(root);
const sources = readSources(root);
const documents = new Map(
  globSync(['*.md', 'docs/**/*.md', '{shell,mf-*,packages/*}/*.md', '.changeset/*.md'], { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const remotes = globSync('mf-*', { cwd: root });
const manifests = await Promise.all(remotes.map((remote) => readManifest(path.join(root, remote))));
const siteRoutes = [...(sources.get('packages/site/app/routes.ts') ?? '').matchAll(/\broute\('([^']+)'/g)];
const declared = [
  ...SHELL_PATHS,
  ...manifests.flatMap(({ routes }) => routes.map((route) => route.path)),
  ...siteRoutes.map(([, route]) => (route === '*' ? '*' : `/${route}`)),
  ...SITE_PAGE_SLUGS.map((slug) => `/${slug}`),
];
const productSources = [...sources].filter(([file]) => !isTestFile(file) && !file.startsWith('packages/e2e/'));

const problems = [
  ...definedTwice(product.numbers).map((number) => `[number] ${number} is defined twice`),
  ...missingCalls(
    product.calls,
    CATALOG.map(({ facts }) => facts),
  ).map((call) => `[call] ${call}: no endpoint`),
  ...missingRoutes(product.routes, declared).map((route) => `[route] ${route}: declared nowhere`),
  ...missingMessages(
    product.messages,
    productSources.map(([, source]) => source),
  ).map((text) => `[message] "${text}": in no source`),
  ...citationProblems(new Map([...sources, ...documents]), new Set(product.numbers)).map(
    ({ file, line, message }) => `${file}:${line} [citation] ${message}`,
  ),
  ...brokenLinksBelow(root, documents).map(({ file, line, message }) => `${file}:${line} [link] ${message}`),
];
for (const problem of problems) console.error(problem);
const { numbers, calls, routes, messages } = product;
console.log(
  `${numbers.length} numbers, ${calls.length} calls, ${routes.length} routes, ${messages.length} texts; ${problems.length} problems.`,
);
const isEmpty = [numbers, calls, routes, messages, productSources, remotes].some(({ length }) => length === 0);
if (isEmpty) console.error('docs/product or the sources were not found: the check proves nothing.');
process.exitCode = problems.length > 0 || isEmpty ? 1 : 0;
