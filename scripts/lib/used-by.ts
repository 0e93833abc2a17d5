import path from 'node:path';
import { type Project, readPackages, readSources } from '../checks/source-files.ts';
import { importReader } from './imported-names.ts';

const OWN_NAME = '@widya/design-system/';
const KIT = /^packages\/(record-kit)\/src\/(.+)\.tsx?$/;
const SCREEN = /^(mf-[^/]+\/src\/screens\/[^/]+)\/index\.tsx$/;
const TITLE = /title: '([^']+)'/;

export interface Screen {
  /** `mf-classes/class-list` */
  readonly name: string;
  /** Title of its stories; null without its own stories. */
  readonly title: string | null;
}

/** Screens by the import name of a component, `button` or `record-kit/notes/note-editor`. */
export type UsedBy = Readonly<Record<string, readonly Screen[]>>;

function screenOf(project: Project, index: string): Screen {
  const folder = path.posix.dirname(index);
  const stories = [...project.sources.keys()].find(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('.stories.tsx'),
  );
  const title = TITLE.exec(project.sources.get(stories ?? '') ?? '')?.[1] ?? null;
  return { name: folder.replace('/src/screens', ''), title };
}

/** Finds out from imports which screens use a component, directly or through their parts. */
export function usedBy(root: string): UsedBy {
  const project: Project = { sources: readSources(root), packages: readPackages(root) };
  const importedBy = importReader(project, (specifier) => specifier.startsWith(OWN_NAME));
  const screens: Record<string, Screen[]> = {};
  for (const index of [...project.sources.keys()].filter((file) => SCREEN.test(file)).toSorted()) {
    const seen = new Set([index]);
    const names = new Set<string>();
    for (const file of seen) {
      const [, kit, part] = KIT.exec(file) ?? [];
      if (kit) names.add(`${kit}/${part}`);
      const { atOnce, later } = importedBy(file);
      for (const name of [...atOnce.names, ...later.names]) names.add(name.slice(OWN_NAME.length));
      for (const next of [...atOnce.files, ...later.files]) seen.add(next);
    }
    const screen = screenOf(project, index);
    for (const name of names) screens[name] = [...(screens[name] ?? []), screen];
  }
  return screens;
}
