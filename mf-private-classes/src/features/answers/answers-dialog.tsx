import { useCourseProgressPage } from '@widya/api-client/chapters';
import type { ChapterQuestion } from '@widya/contract/chapter-contents';
import { hasQuestions } from '@widya/contract/chapter-types';
import type { CourseSubChapter } from '@widya/contract/chapters';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { SearchXIcon, UsersIcon } from '@widya/design-system/icon';
import { Stack } from '@widya/design-system/layout';
import { Pagination } from '@widya/design-system/pagination';
import { SearchInput } from '@widya/design-system/search-input';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useState } from 'react';
import { AnswerRow } from './answer-row.tsx';
import { ANSWER_TEXTS as texts } from './texts.ts';

interface AnswersDialogProps {
  readonly sub: CourseSubChapter;
  readonly onClose: () => void;
}

const questionsOf = ({ type, content }: CourseSubChapter): readonly ChapterQuestion[] =>
  hasQuestions(type) ? (JSON.parse(content) as ChapterQuestion[]) : [];

/** 'Lihat Jawaban': participants' answers, with scores from 0 to 100. C-090 to C-092. */
export function AnswersDialog({ sub, onClose }: AnswersDialogProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const query = useCourseProgressPage(sub.id, { page, per_page: perPage, ...(q.trim() !== '' && { q: q.trim() }) });
  const { data, error } = query;
  const none = data !== undefined && data.meta.total === 0;
  const [questions] = useState(() => questionsOf(sub));
  return (
    <Dialog
      open
      size="lg"
      title={texts.title(sub.name)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Stack gap="3">
        {!(none && q === '') && (
          <SearchInput
            label={texts.search}
            placeholder={texts.search}
            value={q}
            onChange={(next) => {
              setQ(next);
              setPage(1);
            }}
          />
        )}
        {!data && (
          <PendingRead
            of={{ error, retry: query.retry, isValidating: query.isValidating }}
            title={texts.failed}
            size="sm"
            describe={failureOf}
            lines={8}
          />
        )}
        {none &&
          (q.trim() === '' ? (
            <EmptyState size="sm" icon={<UsersIcon size={22} />} title={texts.none} description={texts.noneWhy} />
          ) : (
            <EmptyState size="sm" icon={<SearchXIcon size={22} />} title={texts.notFound} />
          ))}
        {data && !none && (
          <>
            <Stack as="ul" gap="0" margin="0" padding="0" listStyleType="none" aria-label={texts.list}>
              {data.data.map((row) => (
                <AnswerRow key={row.id} row={row} questions={questions} />
              ))}
            </Stack>
            {data.meta.total > 10 && (
              <Pagination
                page={page}
                perPage={perPage}
                total={data.meta.total}
                onPage={setPage}
                onPerPage={(size) => {
                  setPerPage(size);
                  setPage(1);
                }}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
