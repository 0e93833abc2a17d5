import type { CallAnswer, Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import type { AppLoadContext } from 'react-router';
import { type CallOf, tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';
import { ifProven } from './if-proven.ts';
import { orMissing } from './or-missing.ts';

interface Reading<S extends EndpointSchemas> {
  readonly context: AppLoadContext;
  readonly endpoint: Endpoint<S>;
  readonly input: CallOf<S>;
  /** Whether the visitor continues without a code. */
  readonly withoutCode: boolean;
}

/** Data of a form for a device with an address proof, or without one while mails are down; null otherwise. */
export async function readRegistration<S extends EndpointSchemas>({
  context,
  endpoint,
  input,
  withoutCode,
}: Reading<S>): Promise<CallAnswer<S> | null> {
  const read = async (refusals: readonly number[]): Promise<CallAnswer<S> | null> => {
    const result = await tryCall(context, endpoint, input, refusals);
    return result instanceof CallFailure ? null : result;
  };
  return (await ifProven(context, () => orMissing(read([])))) ?? (withoutCode ? read([401]) : null);
}
