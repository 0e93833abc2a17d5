import type { QuizAnswerRow } from '@widya/contract/quiz';
import { Badge } from '@widya/design-system/badge';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { Inline } from '@widya/design-system/layout';
import { TableText } from '@widya/design-system/table-cell';
import { shownScore } from '../score.ts';
import { TEXTS } from '../texts.ts';
import { ANSWER_TEXTS as texts } from './texts.ts';

const State = ({ id, needs_scoring, scored_by_hand }: QuizAnswerRow) => (
  <Inline>
    {id === null ? <Badge>{TEXTS.notDone}</Badge> : <Badge tone="ok">{TEXTS.done}</Badge>}
    {needs_scoring && <Badge tone="warn">{texts.needsScoring}</Badge>}
    {scored_by_hand && <Badge>{TEXTS.byHand}</Badge>}
  </Inline>
);

/** Columns of the participants; keys are the sort names of the API. */
export const ANSWER_COLUMNS: readonly DataColumn<QuizAnswerRow>[] = [
  {
    key: 'full_name',
    header: TEXTS.name,
    cell: ({ full_name, email }) => <TableText main={full_name} sub={email} />,
    sortable: true,
    hideable: false,
    width: '36%',
    card: 'title',
  },
  { key: 'state', header: TEXTS.state, cell: State, card: 'badge' },
  {
    key: 'score',
    header: TEXTS.score,
    cell: ({ score }) => score !== null && shownScore(score),
    sortable: true,
    align: 'end',
    hint: TEXTS.scoreHint,
    width: 110,
  },
  createdColumn(TEXTS.doneAt, { width: 190 }),
];
