import { type EndpointFacts, rolesOf } from '@widya/contract/endpoint';
import type { Actor, ActorName } from './actors.ts';
import type { TestApp } from './app.ts';
import type { CallOptions } from './calls.ts';
import { EXAMPLES } from './examples/all-examples.ts';

export interface PreparedCall {
  readonly caller: Actor | null;
  readonly options: CallOptions;
}

/** Creates the records of an endpoint's example, and returns its call. */
function exampleCall(
  { db, services: { storage, uploads }, config }: TestApp,
  { id }: EndpointFacts,
  { caller, owner }: { readonly caller: Actor | null; readonly owner: Actor | null },
): Promise<CallOptions> {
  const example = EXAMPLES[id];
  if (!example) throw new Error(`${id} has no example in src/testing/examples`);
  if (!owner) throw new Error('There is no owner');
  return example.make({ db, storage, config, uploads, caller, owner });
}

/** Creates an actor, and the example call of an endpoint for that actor. */
export async function prepareCall(t: TestApp, facts: EndpointFacts, name: ActorName): Promise<PreparedCall> {
  const caller = await t.actor(name);
  const owner = name === 'instructor-own' && caller ? caller : await t.actor('instructor-own');
  return { caller, options: await exampleCall(t, facts, { caller, owner }) };
}

const sharedActors = new WeakMap<TestApp, Map<ActorName, Promise<Actor | null>>>();

/** Returns the one actor of this name that all tests of an app share. */
export function sharedActor(t: TestApp, name: ActorName): Promise<Actor | null> {
  const actors = sharedActors.get(t) ?? new Map<ActorName, Promise<Actor | null>>();
  sharedActors.set(t, actors);
  const actor = actors.get(name) ?? t.actor(name);
  actors.set(name, actor);
  return actor;
}

/** Whether a call is about records of its caller. */
export const isAboutCaller = ({ access }: EndpointFacts): boolean => 'scope' in access && access.scope === 'self';

/**
 * Creates the example call of an endpoint, by a shared actor and about records of a shared owner. Callers whose own
 * records matter are new ones: instructors, and everybody where the call is about its caller.
 */
export async function prepareSharedCall(t: TestApp, facts: EndpointFacts, name: ActorName): Promise<PreparedCall> {
  if (isAboutCaller(facts) || name === 'instructor-own') return prepareCall(t, facts, name);
  const caller = name === 'instructor-other' ? await t.actor(name) : await sharedActor(t, name);
  const owner = await sharedActor(t, 'instructor-own');
  return { caller, options: await exampleCall(t, facts, { caller, owner }) };
}

/** Returns the actor with the lowest role that may call an endpoint, so that rules for higher roles are tested, too. */
export function permittedActor({ access }: EndpointFacts): ActorName {
  if (access.kind === 'public') return 'nobody';
  const roles = rolesOf(access);
  if (roles.includes('admin')) return 'admin';
  return roles.includes('instructor') ? 'instructor-own' : 'superadmin';
}
