import { shapeOf } from './manifest-mistakes.ts';

/** What a build of a remote needs from the shell and the API. Stored as `requires.json` beside its files. */
export interface Requirements {
  readonly contract: number;
  /** Exports that it uses of each shared module; `*` when it uses the module as a whole. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  readonly menuKeys: readonly string[];
  /** `GET /v1/class/:code`. Calls inside shared modules do not count: they come with the shell. */
  readonly endpoints: readonly string[];
}

/** What a build of the shell provides. Stored as `provides.json` beside its page. */
export interface Provisions {
  readonly version: string;
  readonly contract: number;
  /** Exports of each shared module; null when its exports are known only at run time. */
  readonly shared: Readonly<Record<string, readonly string[] | null>>;
  readonly menuKeys: readonly string[];
  readonly endpoints: readonly string[];
  /** What replaces deprecated exports, by `<module>#<export>`. */
  readonly deprecated: Readonly<Record<string, string>>;
}

const EXPORT = /^(.+)#([^#]+)$/;

/** Every need as one key: `<module>#<export>`, `menu key …`, `call …`. */
const needsOf = ({ shared, menuKeys, endpoints }: Requirements): readonly string[] => [
  ...Object.entries(shared).flatMap(([module, names]) =>
    (names.length === 0 ? ['*'] : names).map((name) => `${module}#${name}`),
  ),
  ...menuKeys.map((key) => `menu key ${key}`),
  ...endpoints.map((endpoint) => `call ${endpoint}`),
];

function isProvided(need: string, shell: Provisions): boolean {
  const [, module = '', name = ''] = EXPORT.exec(need) ?? [];
  if (module !== '') {
    const names = shell.shared[module];
    return names === null || (names !== undefined && (name === '*' || names.includes(name)));
  }
  const [, kind, value = ''] = /^(menu key|call) (.+)$/.exec(need) ?? [];
  return kind === 'menu key'
    ? shell.menuKeys.includes(value)
    : // Parameters of a path may be renamed.
      shell.endpoints.some((endpoint) => shapeOf(endpoint) === shapeOf(value));
}

/** `Button of @widya/design-system/button`. */
function readable(need: string): string {
  const [, module, name] = EXPORT.exec(need) ?? [];
  if (module === undefined) return `the ${need}`;
  return name === '*' ? `the module ${module}` : `${name} of ${module}`;
}

/**
 * Names everything a remote needs that the shell lacks; empty when they fit.
 * @param others further builds of the shell; the first that has a missing part is named with it.
 */
export function missingIn(remote: Requirements, shell: Provisions, others: readonly Provisions[] = []): string[] {
  const contract =
    remote.contract === shell.contract
      ? []
      : [`contract ${remote.contract}; shell ${shell.version} has ${shell.contract}`];
  const missing = needsOf(remote)
    .filter((need) => !isProvided(need, shell))
    .map((need) => {
      const other = others.find((one) => isProvided(need, one));
      return other ? `${readable(need)}, which shell ${other.version} has` : readable(need);
    });
  return [...contract, ...missing];
}

/** Deprecated exports that a remote uses, each with what replaces it. */
export const deprecatedIn = (remote: Requirements, { deprecated }: Provisions): string[] =>
  needsOf(remote).flatMap((need) => {
    const notice = deprecated[need];
    return notice === undefined ? [] : `${readable(need)}: ${notice}`;
  });
