import { parseArgs } from 'node:util';
import { endpointFiles } from './lib/new-endpoint/endpoint-files.ts';
import { endpointNamesOf } from './lib/new-endpoint/names.ts';
import { projectFiles } from './lib/new-endpoint/project-files.ts';
import { writeGenerated, writeShapes } from './lib/write-generated.ts';

const names = endpointNamesOf(parseArgs({ allowPositionals: true }).positionals);
writeGenerated(endpointFiles(names, projectFiles()));
writeShapes();
console.log(
  `${names.id} answers at ${names.method} ${names.path}. Say in its schemas what it takes and answers, and compare docs/product/access.md with who may call it.`,
);
