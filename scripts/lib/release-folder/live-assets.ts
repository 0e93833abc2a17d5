import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const hashOf = (name: string): string | undefined => /\.([0-9a-f]{8,})\./.exec(name)?.[1];

/**
 * The files in `assets` of the current build: those whose hash occurs in the page or in a file that it loads. Earlier
 * builds leave their files in the folder.
 */
export function liveAssets(shell: string): ReadonlySet<string> {
  const assets = path.join(shell, 'assets');
  const left = new Set(readdirSync(assets));
  const live = new Set<string>();
  const texts = ['index.html', 'assets.json'].map((name) => readFileSync(path.join(shell, name), 'utf8'));
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const name of left) {
      const hash = hashOf(name);
      if (hash !== undefined && !text.includes(hash)) continue;
      left.delete(name);
      live.add(name);
      if (/\.(js|css)$/.test(name)) texts.push(readFileSync(path.join(assets, name), 'utf8'));
    }
  }
  return live;
}
