import type { ResourceNames } from './names.ts';

const schemas = ({ many, Many, one, One, label }: ResourceNames): string => `import { z } from 'zod';
import {
  affectedAnswer,
  idParam,
  instant,
  listAnswer,
  namedRecord,
  pageQuery,
  requiredText,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';

export const ${one}Row = namedRecord.extend({ updated_at: instant }).meta({ id: '${One}' });

const name = requiredText(150, 'Nama ${label} perlu diisi', 'Nama ${label} paling panjang 150 karakter');

export const ${many}Schemas = {
  list${Many}: {
    query: pageQuery.extend({ sort: sortBy(['name', 'created_at']).default('name') }),
    answer: listAnswer(${one}Row),
  },
  read${One}: { params: idParam, answer: ${one}Row },
  create${One}: { body: z.object({ name }), answer: writtenAnswer(${one}Row) },
  update${One}: {
    params: idParam,
    /** Omitted fields stay unchanged. */
    body: z.object({ name }).partial().extend({ version: version.optional() }),
    answer: writtenAnswer(${one}Row),
  },
  delete${One}: { params: idParam, answer: affectedAnswer },
};
`;

const client = ({
  resource,
  Many,
  One,
}: ResourceNames): string => `import type { ${One}Change, New${One} } from '@widya/contract/${resource}';
import * as contract from '@widya/contract/${resource}';
import { call } from './api.ts';
import { useWrite } from './write.ts';

/** Actions on ${resource.replaceAll('-', ' ')}. Each rejects with an ApiError and updates the cached lists. */
export function use${One}Actions() {
  const write = useWrite([contract.list${Many}]);
  return {
    create: (body: New${One}) => write(call(contract.create${One}, { body })),
    /** Omitted fields stay unchanged. */
    update: (id: number, body: ${One}Change) => write(call(contract.update${One}, { params: { id }, body })),
    remove: (id: number) => write(call(contract.delete${One}, { params: { id } })),
  };
}
`;

/** Adds the types that screens and queries use. */
export const withTypes = (declarations: string, { many, one, One }: ResourceNames): string =>
  `import type { z } from 'zod';\n${declarations
    .replace(`import type { ${many}Schemas }`, () => `import type { ${one}Row, ${many}Schemas }`)
    .replace(
      /^type S = .*;\n/m,
      (type) => `${type}
export type ${One} = z.output<typeof ${one}Row>;
export type New${One} = z.input<S['create${One}']['body']>;
export type ${One}Change = z.input<S['update${One}']['body']>;
`,
    )}`;

/** Schemas and hooks of a resource. */
export const resourceContractFiles = (names: ResourceNames): Readonly<Record<string, string>> => ({
  [`packages/contract/src/${names.resource}.schemas.ts`]: schemas(names),
  [`packages/api-client/src/${names.resource}.ts`]: client(names),
});
