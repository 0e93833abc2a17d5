import { ITEMS_MAX } from '@widya/contract/chapter-types';
import { announce } from '@widya/design-system/announcer';
import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { plainText } from '@widya/design-system/formats/plain-text';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { useReorder } from '@widya/design-system/use-reorder';
import { UserText } from '@widya/design-system/user-text';
import { useState } from 'react';
import { type DraftQuestion, questionOf } from './draft.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';

const List = styled('ol', { base: { minWidth: 0, margin: 0, padding: 0, listStyleType: 'none' } });
const Tools = styled(Inline, {
  base: {
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    gap: '0',
    justifyContent: 'flex-end',
    flexShrink: 0,
    maxWidth: { base: '76px', sm: 'none' },
  },
});

interface QuestionListProps {
  readonly questions: readonly DraftQuestion[];
  readonly isEssay: boolean;
  /** Content beside the add button: 'Lihat Jawaban'. */
  readonly tools?: React.ReactNode;
  readonly onChange: (questions: readonly DraftQuestion[]) => void;
}

/** The questions of a sub-chapter in order. C-089. */
export function QuestionList({ questions, isEssay, tools, onChange }: QuestionListProps) {
  const [open, setOpen] = useState<'new' | DraftQuestion | null>(null);
  const { list, move, focusAfter } = useReorder<DraftQuestion, HTMLOListElement>({
    items: questions,
    onChange,
    moved: texts.moved,
  });
  const full = questions.length >= ITEMS_MAX;
  const done = (question: DraftQuestion) => {
    const isNew = !questions.some(({ id }) => id === question.id);
    onChange(isNew ? [...questions, question] : questions.map((one) => (one.id === question.id ? question : one)));
    setOpen(null);
  };
  return (
    <Stack gap="2">
      {questions.length === 0 ? (
        <Muted>{texts.empty}</Muted>
      ) : (
        <List ref={list} aria-label={texts.list}>
          {questions.map((draft, at) => {
            const { question, type, correct_answer } = questionOf(draft);
            const number = at + 1;
            return (
              <Inline
                as="li"
                key={draft.id}
                flexWrap="nowrap"
                alignItems="flex-start"
                paddingBlock="2"
                borderBottom="1px solid"
                borderColor="border.subtle"
              >
                <Muted>{number}.</Muted>
                <Stack gap="1" flex="1">
                  <UserText lines>{plainText(question)}</UserText>
                  {!isEssay && (
                    <Inline>
                      <Badge>{texts.types[type]}</Badge>
                      {type === 'option' && <Muted fontSize="sm">{texts.correctIs(correct_answer)}</Muted>}
                    </Inline>
                  )}
                </Stack>
                <Tools>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={texts.upOne(number)}
                    icon={<ArrowUpIcon size={15} />}
                    disabled={at === 0}
                    data-move="up"
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={texts.downOne(number)}
                    icon={<ArrowDownIcon size={15} />}
                    disabled={number === questions.length}
                    data-move="down"
                    onClick={() => move(at, at + 1)}
                  />
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={texts.editOne(number)}
                    icon={<PencilIcon size={15} />}
                    onClick={() => setOpen(draft)}
                  />
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={texts.removeOne(number)}
                    icon={<TrashIcon size={15} />}
                    onClick={() => {
                      focusAfter(Math.min(at, questions.length - 2));
                      onChange(questions.toSpliced(at, 1));
                      announce(texts.removed(number));
                    }}
                  />
                </Tools>
              </Inline>
            );
          })}
        </List>
      )}
      <Inline>
        <Button size="sm" disabled={full} title={full ? texts.full : undefined} onClick={() => setOpen('new')}>
          {texts.add}
        </Button>
        {tools}
      </Inline>
      {open && (
        <QuestionDialog
          question={open === 'new' ? null : open}
          isEssay={isEssay}
          onDone={done}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
