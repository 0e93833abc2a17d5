import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownEnv, MarkdownRenderer } from 'vitepress';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';

/**
 * Links to other pages lead to their places on the site. A link to code becomes the path of the file, because the site
 * has pages of documents only.
 * @param targets page of the site by file of the repository.
 */
export function followRepositoryLinks(markdown: MarkdownRenderer, targets: ReadonlyMap<string, string>): void {
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    const { path: file, realPath } = env as MarkdownEnv;
    const folder = path.dirname(path.relative(ROOT, realPath ?? file));
    for (const { children } of tokens) {
      let isCode = false;
      for (const token of children ?? []) {
        if (token.type === 'link_close' && isCode) {
          Object.assign(token, { type: 'code_path_close', tag: 'span' });
          isCode = false;
        }
        const href = token.type === 'link_open' ? token.attrGet('href') : null;
        if (href === null || /^([a-z]+:|#|\/)/.test(href)) continue;
        const [to = '', anchor] = href.split('#');
        const linked = path.join(folder, decodeURI(to)).replace(/\/$/, '');
        const target = targets.get(linked) ?? targets.get(`${linked}/README.md`);
        if (target !== undefined) {
          token.attrSet('href', `/${target}${anchor === undefined ? '' : `#${anchor}`}`);
        } else if (existsSync(path.join(ROOT, linked))) {
          Object.assign(token, { type: 'code_path_open', tag: 'span', attrs: [['title', linked]] });
          isCode = true;
        }
      }
    }
  });
}
