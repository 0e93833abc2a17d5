import type { MailOwner } from '@widya/api-client/email-broadcasts';
import type { ParticipantSource } from '@widya/api-client/participants';

/** What a screen of mails is about: every mail, those of one scheduled class, or those of one self-paced course. */
export type MailScope =
  | { readonly kind: 'general' }
  | { readonly kind: 'class'; readonly code: string }
  | { readonly kind: 'course'; readonly id: string };

/** The same as the API names it. */
export function ownerOf(scope: MailScope): MailOwner {
  if (scope.kind === 'class') return { class_code: scope.code };
  return scope.kind === 'course' ? { course: scope.id } : {};
}

/** Whose participants can be written to and looked at; null where there is no class. */
export function participantsOf(scope: MailScope): ParticipantSource | null {
  if (scope.kind === 'general') return null;
  return { kind: scope.kind, code: scope.kind === 'class' ? scope.code : scope.id };
}

/** Name under which drafts of a screen are kept. */
export const scopeName = (scope: MailScope): string =>
  scope.kind === 'general' ? 'umum' : scope.kind === 'class' ? `kelas-${scope.code}` : `mandiri-${scope.id}`;
