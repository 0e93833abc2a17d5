import { certificateBatchKind } from '../../modules/certificates/batch-kind.ts';
import { documentArchiveKind } from '../../modules/document-forms/archive-kind.ts';
import { broadcastKind } from '../../modules/email-broadcasts/broadcast-kind.ts';
import { exportMembersKind } from '../../modules/members/export-kind.ts';
import { inviteMembersKind } from '../../modules/members/invite-kind.ts';
import { participantBulkKind } from '../../modules/participants/bulk-kind.ts';
import { participantInviteKind } from '../../modules/participants/invite-kind.ts';
import type { AnyTaskKind } from './task-kind.ts';

/** Every kind of long task; a line each. */
export const TASK_KINDS: readonly AnyTaskKind[] = [
  inviteMembersKind,
  exportMembersKind,
  certificateBatchKind,
  participantBulkKind,
  participantInviteKind,
  broadcastKind,
  documentArchiveKind,
];
