import type { MailOwner } from '@widya/api-client/email-broadcasts';
import type { ParticipantSource } from '@widya/api-client/participants';

/** The scope of a screen of mails: all mails, those of a class, or those of a course. */
export type MailScope =
  | { readonly kind: 'general' }
  | { readonly kind: 'class'; readonly code: string }
  | { readonly kind: 'course'; readonly id: string };

/** The scope in the API's format. */
export function ownerOf(scope: MailScope): MailOwner {
  if (scope.kind === 'class') return { class_code: scope.code };
  return scope.kind === 'course' ? { course: scope.id } : {};
}

/** The source of participants for recipients and previews; null without a class or course. */
export function participantsOf(scope: MailScope): ParticipantSource | null {
  if (scope.kind === 'general') return null;
  return { kind: scope.kind, code: scope.kind === 'class' ? scope.code : scope.id };
}

/** Part of the storage key of drafts. */
export const scopeName = (scope: MailScope): string =>
  scope.kind === 'general' ? 'umum' : scope.kind === 'class' ? `kelas-${scope.code}` : `mandiri-${scope.id}`;
