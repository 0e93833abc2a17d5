import type { Method } from './names.ts';

const VERB_OF: Readonly<Record<Exclude<Method, 'GET'>, string>> = {
  POST: 'CREATE',
  PUT: 'UPDATE',
  PATCH: 'UPDATE',
  DELETE: 'DELETE',
};

/** The activity that a call logs: that of its method on the object that the resource logs already. Null for a read. */
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

/** Verbs that a list of `admin-log-labels.ts` holds, those of the lists that it spreads included. */
function verbsIn(source: string, list: string): string[] {
  const own = [...list.matchAll(/'([A-Z]+)'/g)].map(([, verb]) => verb ?? '');
  const spread = [...list.matchAll(/\b(LIFECYCLE|MEMBERSHIP|REGISTRATION)\b/g)].flatMap(([, name]) =>
    verbsIn(source, new RegExp(`const ${name}: [^=]*= (\\[[^\\]]*\\])`).exec(source)?.[1] ?? ''),
  );
  return [...own, ...spread];
}

/**
 * The text of `admin-log-labels.ts` with a label for an activity.
 * @param label of the object, where the log does not know it yet.
 * @throws Error when the log knows no such action.
 */
export function withActivity(source: string, activity: string, label: string): string {
  const [verb = '', object = ''] = [activity.split('_')[0], activity.slice(activity.indexOf('_') + 1)];
  if (!new RegExp(`^  ${verb}: '`, 'm').test(source))
    throw new Error(`The log has no word for ${verb} yet: add it to VERBS`);
  const known = new RegExp(`^(  ${object}: )(LIFECYCLE|MEMBERSHIP|REGISTRATION|\\[[^\\]]*\\]),`, 'm').exec(source);
  if (known === null)
    return source
      .replace(/(const NOUNS = \{[^}]*)\}/, (_, nouns: string) => `${nouns}  ${object}: '${label}',\n}`)
      .replace(/(const ACTIVITIES: [^=]*= \{[^}]*)\}/, (_, all: string) => `${all}  ${object}: ['${verb}'],\n}`);
  const [whole, name = '', list = ''] = known;
  if (verbsIn(source, list).includes(verb)) return source;
  const verbs = list.startsWith('[') ? list.slice(1, -1).trim().replace(/,$/, '') : `...${list}`;
  return source.replace(whole, () => `${name}[${verbs}, '${verb}'],`);
}
