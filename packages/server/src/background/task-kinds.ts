import type { TaskKindName } from '@widya/contract/task-changes';
import { certificateBatchKind } from '../modules/certificates/batch-kind.ts';
import { documentArchiveKind } from '../modules/document-forms/archive-kind.ts';
import { broadcastKind } from '../modules/email-broadcasts/broadcast-kind.ts';
import { exportMembersKind } from '../modules/members/export-kind.ts';
import { inviteMembersKind } from '../modules/members/invite-kind.ts';
import { participantBulkKind } from '../modules/participants/bulk-kind.ts';
import { participantInviteKind } from '../modules/participants/invite-kind.ts';
import type { AnyTaskKind } from '../platform/jobs/engine/task-kind.ts';

/** All kinds of long tasks. What a kind changes is declared in the contract. */
const KINDS: Readonly<Record<TaskKindName, AnyTaskKind>> = {
  'member-invite': inviteMembersKind,
  'member-export': exportMembersKind,
  'certificate-batch': certificateBatchKind,
  'participant-bulk': participantBulkKind,
  'participant-invite': participantInviteKind,
  'email-broadcast': broadcastKind,
  'document-archive': documentArchiveKind,
};

export const TASK_KINDS: readonly AnyTaskKind[] = Object.values(KINDS);
