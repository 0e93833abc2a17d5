import { changedIn } from '@widya/remote-kit/changed-in';
import type { RecordDefinition } from './record-definition.ts';

/** What an update sends: the fields of the API that the form changes, so that two people who edit different ones both win. */
export const changesOf = <Values extends object, Saved, Body extends object>(
  { valuesOf, bodyOf }: Pick<RecordDefinition<Values, Saved, Body>, 'valuesOf' | 'bodyOf'>,
  over: Saved,
  values: Values,
): Partial<Body> => changedIn(bodyOf(valuesOf(over), over), bodyOf(values, over));
