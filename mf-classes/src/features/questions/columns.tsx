import type { Question } from '@widya/contract/questions';
import { formatDate, formatDateTime, formatTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { Inline, Muted } from '@widya/design-system/layout';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { styled } from '@widya/design-system/styled';
import { TableText } from '@widya/design-system/table-cell';
import { QUESTION_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** The asker; without a registration in the class, a badge replaces the address. B-044. */
const Asker = ({ full_name, email, participant_id }: Question) => (
  <TableText main={full_name} sub={participant_id === null ? <Badge>{texts.notParticipant}</Badge> : email} />
);

const Answer = ({ answer }: Question) =>
  answer === null ? <Badge tone="warn">{texts.unanswered}</Badge> : <RichTextView html={answer} short />;

const QuestionText = ({ question, active }: Question) =>
  active === 1 ? (
    <RichTextView html={question} short />
  ) : (
    <>
      <Muted as="div">
        <RichTextView html={question} short />
      </Muted>
      <Badge>{texts.deleted}</Badge>
    </>
  );

const NoBreak = styled('span', { base: { whiteSpace: 'nowrap' } });

/** Date and person on separate lines, because questions and answers need the width. */
const When = ({ at, by }: { readonly at: string; readonly by?: string | null }) => (
  <TableText
    main={<NoBreak>{formatDate(at)}</NoBreak>}
    sub={
      <>
        <NoBreak>{formatTime(at)}</NoBreak>
        {by && <span>{by}</span>}
      </>
    }
  />
);

const answeredBy = ({ answered_by }: Question) => answered_by && texts.answeredBy(answered_by);

const ASKER: DataColumn<Question> = {
  key: 'full_name',
  header: columns.asker,
  cell: Asker,
  sortable: true,
  width: '18%',
  hideable: false,
};

const ofClass = (classCell: DataColumn<Question>['cell']): DataColumn<Question> => ({
  key: 'class_name',
  header: columns.class,
  cell: classCell,
  width: '18%',
});

const REST: readonly DataColumn<Question>[] = [
  { key: 'question', header: columns.question, cell: QuestionText },
  { key: 'answer', header: columns.answer, cell: Answer },
  {
    key: 'asked_at',
    header: columns.asked,
    cell: ({ asked_at }) => <When at={asked_at} />,
    sortable: true,
    width: 124,
  },
  {
    key: 'answered_at',
    header: columns.answered,
    cell: (row) => row.answered_at && <When at={row.answered_at} by={answeredBy(row)} />,
    sortable: true,
    width: 136,
  },
];

const State = ({ answer, active }: Question) => (
  <Inline>
    {answer === null && <Badge tone="warn">{texts.unanswered}</Badge>}
    {active === 0 && <Badge>{texts.deleted}</Badge>}
  </Inline>
);

/** Columns of the cards on phones, with the question first. */
const CARDS: readonly DataColumn<Question>[] = [
  {
    key: 'question',
    header: columns.question,
    card: 'title',
    cell: ({ question }) => <RichTextView html={question} short />,
  },
  {
    key: 'full_name',
    header: columns.asker,
    card: 'subtitle',
    cell: ({ full_name, asked_at }) => texts.askedBy(full_name, formatDateTime(asked_at)),
  },
  {
    key: 'answer',
    header: columns.answer,
    card: 'fact',
    cell: ({ answer }) => answer !== null && <RichTextView html={answer} short />,
  },
  { key: 'state', header: columns.state, card: 'badge', cell: State },
];

/** Columns of the questions of one class. */
export const QUESTION_COLUMNS = { wide: [ASKER, ...REST], narrow: CARDS } as const;

/** Columns for questions of many classes. @param classCell renders the class of a question. */
export const generalColumns = (classCell: DataColumn<Question>['cell']) => ({
  wide: [ofClass(classCell), ASKER, ...REST],
  narrow: [...CARDS, { ...ofClass(classCell), card: 'fact' } as const],
});
