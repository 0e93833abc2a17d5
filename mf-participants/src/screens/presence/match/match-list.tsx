import { Badge } from '@widya/design-system/badge';
import { Checkbox } from '@widya/design-system/checkbox';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { ShowMore } from '@widya/record-kit/paging/show-more';
import { useState } from 'react';
import { MATCH_TEXTS as texts } from '../texts.ts';
import { type Match, type MatchKind, markable } from './matches.ts';

interface MatchListProps {
  readonly matches: readonly Match[];
  readonly kind: MatchKind;
  readonly chosen: ReadonlySet<number>;
  readonly onChosen: (chosen: ReadonlySet<number>) => void;
}

/** Number of rows rendered at once, with more on request, because a class may have 20,000 forms. */
const STEP = 100;
const WHY: Readonly<Record<MatchKind, string>> = { email: texts.emailWhy, name: texts.nameWhy, none: texts.noneWhy };

/** Forms of one kind with their probable registrants; guesses are selected individually. */
export function MatchList({ matches, kind, chosen, onChosen }: MatchListProps) {
  const [visibleCount, setVisibleCount] = useState(STEP);
  const choose = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChosen(next);
  };
  return (
    <Stack>
      <Muted>{matches.length === 0 ? texts.nobody : WHY[kind]}</Muted>
      <Stack as="ul" gap="3">
        {matches.slice(0, visibleCount).map((match) => (
          <li key={match.form.id}>
            <Inline>
              {kind === 'name' && match.participant && markable(match) ? (
                <Checkbox
                  checked={chosen.has(match.participant.id)}
                  onChange={(event) => match.participant && choose(match.participant.id, event.target.checked)}
                >
                  {match.form.full_name}
                </Checkbox>
              ) : (
                <strong>{match.form.full_name}</strong>
              )}
              <MatchState match={match} />
            </Inline>
            <div>
              <Muted>{match.form.email}</Muted>
            </div>
            {kind === 'name' && match.participant ? (
              <Muted>{texts.registered(`${match.participant.full_name} · ${match.participant.email}`)}</Muted>
            ) : null}
          </li>
        ))}
      </Stack>
      <ShowMore rest={matches.length - visibleCount} onMore={() => setVisibleCount(visibleCount + STEP)} />
    </Stack>
  );
}

function MatchState({ match: { participant } }: { readonly match: Match }) {
  if (participant === null) return null;
  if (participant.is_present) return <Badge tone="ok">{texts.present}</Badge>;
  return participant.status === 'ACCEPTED' ? null : <Badge tone="warn">{texts.notAccepted}</Badge>;
}
