import { withAccessRow } from './access-row.ts';
import { withHook } from './client-file.ts';
import { contractFiles, endpointsIn } from './contract-files.ts';
import type { EndpointNames } from './names.ts';
import type { ProjectFiles } from './project-files.ts';
import { serverFiles } from './server-files.ts';

const ACCESS = 'docs/product/access.md';

/** Every file that a new endpoint adds or changes, except for the shapes of answers. */
export function endpointFiles(names: EndpointNames, { read, server }: ProjectFiles): Readonly<Record<string, string>> {
  const client = `packages/api-client/src/${names.resource}.ts`;
  const siblings = endpointsIn(read(`packages/contract/src/${names.resource}.ts`) ?? '');
  const { files, activity, schemas } = contractFiles(names, read);
  return {
    ...files,
    ...serverFiles(server(), names, { activity, schemas, siblings }),
    [client]: withHook(read(client) ?? '', names),
    [ACCESS]: withAccessRow(read(ACCESS) ?? '', names, siblings),
  };
}
