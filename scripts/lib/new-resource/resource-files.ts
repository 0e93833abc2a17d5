import { endpointFiles } from '../new-endpoint/endpoint-files.ts';
import { projectFiles } from '../new-endpoint/project-files.ts';
import { insertRoute } from '../new-screen/insert-route.ts';
import { withScreenType } from '../new-screen/screen-type.ts';
import { resourceContractFiles, withTypes } from './contract-files.ts';
import { endpointsOf, type ResourceNames } from './names.ts';
import { resourceScreenFiles } from './screen-files.ts';
import { resourceServerFiles } from './server-files.ts';

const SCREENS = 'packages/remote-kit/src/screens.ts';

/** Its five calls, as `pnpm new-endpoint` writes them, without the tests of single calls. */
function withEndpoints(names: ResourceNames): Record<string, string> {
  const all: Record<string, string> = {};
  for (const endpoint of endpointsOf(names)) Object.assign(all, endpointFiles(endpoint, projectFiles(all)));
  return Object.fromEntries(Object.entries(all).filter(([file]) => !file.endsWith('.test.ts')));
}

/** Every file that a new resource adds or changes, except for its migration and the shapes of answers. */
export function resourceFiles(names: ResourceNames): Readonly<Record<string, string>> {
  const { remote, resource, one, address, menuKey, screen } = names;
  const { read } = projectFiles();
  const manifest = `${remote}/src/manifest.ts`;
  const contract = `packages/contract/src/${resource}.ts`;
  if (read(contract) !== undefined) throw new Error(`${contract} exists already: add calls with pnpm new-endpoint`);
  const endpoints = withEndpoints(names);
  const folder = `${remote}/src/screens/${resource}`;
  const routed = insertRoute(read(manifest) ?? '', screen, address, { menuKey, firstQuery: `${one}List.firstQuery` });
  return {
    ...endpoints,
    // Replaces files of the bare endpoints.
    ...resourceContractFiles(names),
    ...resourceServerFiles(names),
    [contract]: withTypes(endpoints[contract] ?? '', names),
    ...Object.fromEntries(
      Object.entries(resourceScreenFiles(names)).map(([file, content]) => [`${folder}/${file}`, content]),
    ),
    [manifest]: `import { ${one}List } from './screens/${resource}/list.ts';\n${routed}`,
    [SCREENS]: withScreenType(read(SCREENS) ?? '', screen.pascal, address),
  };
}
