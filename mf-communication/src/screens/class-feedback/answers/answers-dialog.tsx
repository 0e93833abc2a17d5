import { useFeedbackPage } from '@widya/api-client/feedback';
import type { Feedback, FeedbackSummary } from '@widya/contract/feedback';
import { CRITERION_LABELS, FEEDBACK_CRITERIA, MAX_RATING } from '@widya/contract/feedback-criteria';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { Field } from '@widya/design-system/field';
import { formatNumber } from '@widya/design-system/formats/number';
import { Stack } from '@widya/design-system/layout';
import { Pagination } from '@widya/design-system/pagination';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { Select } from '@widya/design-system/select';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { ANSWERS_TEXTS as texts } from '../texts.ts';
import { AnswerList } from './answer-list.tsx';
import type { AnswersQuery, ScoreChoice } from './answers-query.ts';

interface AnswersDialogProps {
  readonly code: string;
  readonly summary: FeedbackSummary;
  readonly query: AnswersQuery;
  readonly onQuery: (query: AnswersQuery) => void;
  readonly onOpen: (feedback: Feedback) => void;
  readonly onClose: () => void;
}

const CRITERIA = FEEDBACK_CRITERIA.map((value) => ({ value, label: CRITERION_LABELS[value] }));
const SCORES = Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index);

/** Who rated a criterion how, lowest first. B-209. */
export function AnswersDialog({ code, summary, query, onQuery, onOpen, onClose }: AnswersDialogProps) {
  const { criterion, score, page, perPage } = query;
  const { data, error, retry, isValidating } = useFeedbackPage(code, {
    page,
    per_page: perPage,
    sort: criterion,
    ...(score !== 'all' && { criterion, score: Number(score) }),
  });
  const choose = (value: string) =>
    onQuery({
      ...query,
      criterion: FEEDBACK_CRITERIA.find((candidate) => candidate === value) ?? criterion,
      score: 'all',
      page: 1,
    });
  const counts = summary.distribution[criterion];
  const choices: readonly { readonly value: ScoreChoice; readonly label: string }[] = [
    { value: 'all', label: `${texts.all} ${formatNumber(summary.count)}` },
    ...SCORES.map((value) => ({
      value: String(value) as ScoreChoice,
      label: `${value} (${formatNumber(counts[value - 1] ?? 0)})`,
    })),
  ];
  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Stack>
        <Field label={texts.criterion}>
          <Select options={CRITERIA} value={criterion} onChange={(event) => choose(event.target.value)} />
        </Field>
        <SegmentGroup<ScoreChoice>
          label={texts.score}
          options={choices}
          value={score}
          onChange={(next) => onQuery({ ...query, score: next, page: 1 })}
        />
        {data ? (
          data.data.length === 0 ? (
            <EmptyState size="sm" title={texts.empty} />
          ) : (
            <>
              <AnswerList rows={data.data} criterion={criterion} onOpen={onOpen} />
              {data.meta.total > perPage && (
                <Pagination
                  page={page}
                  perPage={perPage}
                  total={data.meta.total}
                  onPage={(next) => onQuery({ ...query, page: next })}
                  onPerPage={(next) => onQuery({ ...query, perPage: next, page: 1 })}
                />
              )}
            </>
          )
        ) : (
          <PendingRead of={{ error, retry, isValidating }} title={texts.failed} size="sm" lines={8} />
        )}
      </Stack>
    </Dialog>
  );
}
