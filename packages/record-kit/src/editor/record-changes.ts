import { changedIn } from '@widya/remote-kit/changed-in';
import type { RecordDefinition } from './record-definition.ts';

/** The changed API fields, which an update sends, so that edits of different fields by two people do not conflict. */
export const changesOf = <Values extends object, Saved, Body extends object>(
  { valuesOf, bodyOf }: Pick<RecordDefinition<Values, Saved, Body>, 'valuesOf' | 'bodyOf'>,
  over: Saved,
  values: Values,
): Partial<Body> => changedIn(bodyOf(valuesOf(over), over), bodyOf(values, over));
