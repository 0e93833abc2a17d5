import { type EndpointFacts, rolesOf } from '@widya/contract/endpoint';
import type { Actor, ActorName } from './actors.ts';
import type { TestApp } from './app.ts';
import type { CallOptions } from './calls.ts';
import { EXAMPLES } from './examples/all-examples.ts';

export interface PreparedCall {
  readonly caller: Actor | null;
  readonly options: CallOptions;
}

/** Creates an actor, and the example call of an endpoint for that actor. */
export async function prepareCall(t: TestApp, { id }: EndpointFacts, name: ActorName): Promise<PreparedCall> {
  const example = EXAMPLES[id];
  if (!example) throw new Error(`${id} has no example in src/testing/examples`);
  const caller = await t.actor(name);
  const owner = name === 'instructor-own' && caller ? caller : await t.actor('instructor-own');
  if (!owner) throw new Error('There is no owner');
  const world = { db: t.db, storage: t.services.storage, config: t.config, uploads: t.services.uploads, owner, caller };
  return { caller, options: await example.make(world) };
}

/** Returns the actor with the lowest role that may call an endpoint, so that rules for higher roles are tested, too. */
export function permittedActor({ access }: EndpointFacts): ActorName {
  if (access.kind === 'public') return 'nobody';
  const roles = rolesOf(access);
  if (roles.includes('admin')) return 'admin';
  return roles.includes('instructor') ? 'instructor-own' : 'superadmin';
}
