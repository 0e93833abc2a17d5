import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The part of a zod schema used here (Standard Schema): any library that keeps to it fits. */
interface Schema {
  '~standard': {
    validate: (value: unknown) => Outcome | Promise<Outcome>;
  };
}
interface Outcome {
  value?: unknown;
  issues?:
    | readonly { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }[]
    | undefined;
}

/**
 * Checks a form with the schema the server uses. The schema is loaded when the form is first checked, so zod is in no
 * first download: `schemaResolver(() => import('@widya/contract/classes.schemas').then((m) => m.updateClass))`.
 * The first message of each field counts; messages without a field belong to `root`.
 */
export function schemaResolver<V extends FieldValues>(load: () => Promise<Schema>): Resolver<V> {
  return async (values) => {
    const schema = await load();
    const { issues } = await schema['~standard'].validate(values);
    if (!issues?.length) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { message, path = [] } of issues) {
      const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
      setAt(errors, keys.length > 0 ? keys : ['root'], { type: 'schema', message });
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

function setAt(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], error: object): void {
  if (rest.length === 0) {
    target[key] ??= error;
    return;
  }
  target[key] ??= {};
  setAt(target[key] as Record<string, unknown>, rest, error);
}
