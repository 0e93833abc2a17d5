import { useChapterActions, useSubChapters } from '@widya/api-client/chapters';
import { hasQuestions } from '@widya/contract/chapter-types';
import type { ChapterRecord, CourseSubChapter } from '@widya/contract/chapters';
import { Button } from '@widya/design-system/button';
import { ClientDataTable } from '@widya/design-system/client-data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import {
  ArrowUpDownIcon,
  EyeIcon,
  FileTextIcon,
  ListOrderedIcon,
  PencilIcon,
  PlusIcon,
  TrashIcon,
} from '@widya/design-system/icon';
import { Inline, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo, useState } from 'react';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { loadOrderEditor } from '../../features/order/load-order-editor.ts';
import { ORDER_TEXTS } from '../../features/order/texts.ts';
import { subColumns } from './columns.tsx';
import type { SubDialog } from './sub-dialogs.tsx';
import { MANAGE_TEXTS as texts } from './texts.ts';

const loadDialogs = () => import('./sub-dialogs.tsx').then(({ SubDialogs }) => SubDialogs);
const TABLE = { settingsKey: 'subbab' } as const;
const NONE: readonly CourseSubChapter[] = [];

/** The sub-chapters of a chapter with their actions. C-067 to C-070. */
export function SubChapterSection({ chapter }: { readonly chapter: ChapterRecord }) {
  const subChapters = useSubChapters(String(chapter.id));
  const subs = subChapters.data ?? NONE;
  const { orderSubChapters } = useChapterActions();
  const query = useTableQuery(TABLE);
  const [ordering, setOrdering] = useState(false);
  const [dialog, setDialog] = useState<SubDialog | null>(null);
  const columns = useMemo(() => subColumns(subs), [subs]);
  const { locked } = chapter.course;
  const add = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} aria-hidden />}
      disabled={locked}
      title={locked ? CHAPTER_TEXTS.lockedSub : undefined}
      onClick={() => setDialog({ kind: 'edit', sub: null })}
    >
      {texts.add}
    </Button>
  );
  const edit = (sub: CourseSubChapter) => setDialog({ kind: 'edit', sub });
  const close = () => setDialog(null);
  return (
    <Stack gap="3">
      <Inline>
        <SectionTitle>{texts.heading}</SectionTitle>
        <Spacer />
        {!ordering && (
          <>
            <Button
              icon={<ListOrderedIcon size={16} aria-hidden />}
              disabled={subs.length < 2}
              title={subChapters.data && subs.length < 2 ? ORDER_TEXTS.tooFew('subbab') : undefined}
              onClick={() => setOrdering(true)}
            >
              {ORDER_TEXTS.edit.subbab}
            </Button>
            {add}
          </>
        )}
      </Inline>
      {ordering ? (
        <LazyPart
          load={loadOrderEditor}
          onFailure={() => setOrdering(false)}
          props={{
            what: 'subbab',
            items: subs,
            onSave: (order: readonly number[], expected: readonly number[]) =>
              orderSubChapters(chapter.id, { order, expected }),
            onClose: () => setOrdering(false),
          }}
        />
      ) : (
        <ClientDataTable<CourseSubChapter>
          label={texts.label}
          columns={columns}
          rows={subChapters.data}
          rowKey={({ id }) => String(id)}
          rowName={({ name }) => name}
          query={query}
          loading={subChapters.isValidating}
          error={subChapters.error}
          onRetry={subChapters.retry}
          errorTitle={texts.subFailed}
          searchPlaceholder={texts.search}
          onOpen={edit}
          rowActions={(sub) => [
            { key: 'manage', label: CHAPTER_TEXTS.manage, icon: <PencilIcon size={16} />, onSelect: () => edit(sub) },
            hasQuestions(sub.type) && {
              key: 'answers',
              label: texts.answers,
              icon: <EyeIcon size={16} />,
              onSelect: () => setDialog({ kind: 'answers', sub }),
            },
            {
              key: 'move',
              label: texts.move,
              icon: <ArrowUpDownIcon size={16} />,
              onSelect: () => setDialog({ kind: 'move', sub }),
            },
            {
              key: 'remove',
              label: CHAPTER_TEXTS.remove,
              icon: <TrashIcon size={16} />,
              onSelect: () => setDialog({ kind: 'remove', sub }),
              danger: true,
              separated: true,
            },
          ]}
          empty={
            <EmptyState
              icon={<FileTextIcon size={22} />}
              title={texts.empty}
              description={texts.emptyWhy}
              action={add}
            />
          }
        />
      )}
      {dialog && <LazyPart load={loadDialogs} props={{ chapter, dialog, onClose: close }} onFailure={close} />}
    </Stack>
  );
}
