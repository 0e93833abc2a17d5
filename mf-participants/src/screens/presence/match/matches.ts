import type { PresenceMatching } from '@widya/contract/presence';

export type Match = PresenceMatching['matches'][number];
/** How a form was matched: by address, by name alone, or not. */
export type MatchKind = 'email' | 'name' | 'none';

/** Matches of one kind. */
export const ofKind = ({ matches }: PresenceMatching, kind: MatchKind): readonly Match[] =>
  matches.filter(({ by }) => (by ?? 'none') === kind);

/** Accepted registrations that are not marked as present yet. */
export const markable = ({ participant }: Match): boolean =>
  participant?.status === 'ACCEPTED' && !participant.is_present;
