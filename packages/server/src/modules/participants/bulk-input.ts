import type { Role } from '@widya/contract/endpoint';
import type { Caller } from '../../platform/auth/caller.ts';
import type { SourceKind } from '../registrations/source.ts';
import type { BulkAction } from './bulk-plan.ts';

/** Who started the task, for the log rows of its chunks. */
export interface TaskActor {
  readonly name: string;
  readonly role: Role;
  readonly apiTokenId?: number;
}

export const taskActorOf = ({ name, role, apiToken }: Caller): TaskActor => ({
  name,
  role,
  ...(apiToken && { apiTokenId: apiToken.id }),
});

export interface BulkItem extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly nama: string;
  readonly email: string;
  /** For an undo: the version after the change that is undone. */
  readonly version?: number;
}

export interface BulkInput extends Readonly<Record<string, unknown>> {
  readonly kind: SourceKind;
  readonly ownerId: number;
  readonly action: BulkAction;
  readonly actor: TaskActor;
  /** Id of the task that this one undoes. */
  readonly undoes?: number;
}
