import { MENU_KEYS, type MenuKey } from '../../../packages/contract/src/menu.ts';

const USAGE = 'pnpm new-endpoint resource endpointName METHOD /v1/path menu-key [ACTION_OBJECT]';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** Arguments of `pnpm new-endpoint`. */
export interface EndpointNames {
  /** File of the contract, `topics`. */
  readonly resource: string;
  /** `readTopicUsage` */
  readonly id: string;
  readonly method: Method;
  /** `/v1/topic/:code/usage` */
  readonly path: string;
  /** Names of the path parameters. */
  readonly params: readonly string[];
  readonly menuKey: MenuKey;
  /** Activity code, if it is not the default for the method. */
  readonly activity: string | undefined;
}

const isOneOf = <T extends string>(allowed: readonly T[], text: string): text is T =>
  (allowed as readonly string[]).includes(text);

/** Parses the arguments. @throws Error with the usage when they are invalid. */
export function endpointNamesOf(args: readonly string[]): EndpointNames {
  const [resource = '', id = '', method = '', path = '', menuKey = '', activity] = args;
  const refuse = (why: string): Error => new Error(`Write: ${USAGE}; ${why}`);
  if (!/^[a-z]+(-[a-z]+)*$/.test(resource)) throw refuse(`"${resource}" is no name of a resource, such as topics`);
  if (!/^[a-z]+([A-Z][a-z]*)+$/.test(id)) throw refuse(`"${id}" is no name of an endpoint, such as readTopic`);
  if (!isOneOf(METHODS, method)) throw refuse(`"${method}" is none of ${METHODS.join(', ')}`);
  if (!/^\/v[12](\/:?\w+)+$/.test(path)) throw refuse(`"${path}" is no path, such as /v1/topic/:code`);
  if (!isOneOf(MENU_KEYS, menuKey)) throw refuse(`"${menuKey}" is none of the menu keys ${MENU_KEYS.join(', ')}`);
  if (activity !== undefined && !/^[A-Z]+_[A-Z_]+$/.test(activity))
    throw refuse(`"${activity}" is no activity, such as UPDATE_TOPIC`);
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return { resource, id, method, path, params, menuKey, activity };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `class-instructors` → `classInstructors` */
export const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => capital(letter));

/** `readTopicUsage` → `read-topic-usage` */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `readTopicUsage` → `Read topic usage` */
export const phraseOf = (name: string): string => capital(kebab(name).replaceAll('-', ' '));

/** `readTopicUsage` → `TopicUsage` */
export const nounOf = (id: string): string => id.replace(/^[a-z]+/, '');

/** Example values of path parameters, as code. */
export const exampleParams = (params: readonly string[]): string =>
  `{ ${params.map((name) => `${name}: ${name === 'id' ? '1' : `'CONTOH'`}`).join(', ')} }`;
