import type { QuizFormRow } from '@widya/contract/quiz';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { TableText } from '@widya/design-system/table-cell';
import { shownScore } from '../score.ts';
import { TEXTS } from '../texts.ts';

/** Columns of people who are not participants. D81. */
export const FORM_COLUMNS: readonly DataColumn<QuizFormRow>[] = [
  {
    key: 'name',
    header: TEXTS.name,
    cell: ({ name, email }) => <TableText main={name} sub={email} />,
    sortable: true,
    hideable: false,
    width: '50%',
    card: 'title',
  },
  {
    key: 'score',
    header: TEXTS.score,
    cell: ({ score }) => shownScore(score),
    sortable: true,
    align: 'end',
    hint: TEXTS.scoreHint,
    width: 110,
  },
  createdColumn(TEXTS.doneAt),
];
