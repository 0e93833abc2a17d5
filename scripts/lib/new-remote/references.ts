import { readFileSync } from 'node:fs';
import { writeFileAtomically } from '../write-file.ts';

interface Project {
  readonly references: readonly { readonly path: string }[];
}

/** Writes the list one project a line, as it is kept in the repository. */
const print = ({ references, ...rest }: Project): string => {
  const head = JSON.stringify(rest, null, 2).replace(/\n?}$/, '');
  const lines = references.map((reference) => `    { "path": ${JSON.stringify(reference.path)} }`);
  return `${head},\n  "references": [\n${lines.join(',\n')}\n  ]\n}\n`;
};

/** Adds a folder to the projects `tsc -b` checks, or takes it out. */
export function changeReferences(file: string, folder: string, present: boolean): void {
  const project = JSON.parse(readFileSync(file, 'utf8')) as Project;
  const others = project.references.filter((reference) => reference.path !== folder);
  const references = present ? [...others, { path: folder }] : others;
  writeFileAtomically(file, print({ ...project, references }));
}
