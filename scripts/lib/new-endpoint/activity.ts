import type { Method } from './names.ts';

const VERB_OF: Readonly<Record<Exclude<Method, 'GET'>, string>> = {
  POST: 'CREATE',
  PUT: 'UPDATE',
  PATCH: 'UPDATE',
  DELETE: 'DELETE',
};

/**
 * The activity code of a call: the verb of its method on the object that the resource already logs. Null for a read.
 */
export function activityOf(
  {
    method,
    activity,
    resource,
  }: { readonly method: Method; readonly activity?: string | undefined; readonly resource: string },
  declarations: string,
): string | null {
  if (method === 'GET') return null;
  const object =
    /audit: '[A-Z]+_([A-Z_]+)'/.exec(declarations)?.[1] ?? resource.replaceAll('-', '').replace(/s$/, '').toUpperCase();
  return activity ?? `${VERB_OF[method]}_${object}`;
}

/** Verbs of a list in `admin-log-labels.ts`, including those of lists that it spreads. */
function verbsIn(source: string, list: string): string[] {
  const own = [...list.matchAll(/'([A-Z]+)'/g)].map(([, verb]) => verb ?? '');
  const spread = [...list.matchAll(/\b(LIFECYCLE|MEMBERSHIP|REGISTRATION)\b/g)].flatMap(([, name]) =>
    verbsIn(source, new RegExp(`const ${name}: [^=]*= (\\[[^\\]]*\\])`).exec(source)?.[1] ?? ''),
  );
  return [...own, ...spread];
}

/**
 * Adds the label of an activity to the text of `admin-log-labels.ts`.
 * @param label of the object, if the log does not have it yet.
 * @throws Error when the log has no such verb.
 */
export function withActivity(source: string, activity: string, label: string): string {
  const [verb = '', object = ''] = [activity.split('_')[0], activity.slice(activity.indexOf('_') + 1)];
  if (!new RegExp(`^  ${verb}: '`, 'm').test(source))
    throw new Error(`The log has no word for ${verb} yet: add it to VERBS`);
  const match = new RegExp(`^(  ${object}: )(LIFECYCLE|MEMBERSHIP|REGISTRATION|\\[[^\\]]*\\]),`, 'm').exec(source);
  if (match === null)
    return source
      .replace(/(const NOUNS = \{[^}]*)\}/, (_, nouns: string) => `${nouns}  ${object}: '${label}',\n}`)
      .replace(/(const ACTIVITIES: [^=]*= \{[^}]*)\}/, (_, all: string) => `${all}  ${object}: ['${verb}'],\n}`);
  const [whole, name = '', list = ''] = match;
  if (verbsIn(source, list).includes(verb)) return source;
  const verbs = list.startsWith('[') ? list.slice(1, -1).trim().replace(/,$/, '') : `...${list}`;
  return source.replace(whole, () => `${name}[${verbs}, '${verb}'],`);
}
