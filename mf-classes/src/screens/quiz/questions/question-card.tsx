import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Card, Inline, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { OrderInput } from '@widya/design-system/order-input';
import { type DraftField, fieldOf } from '../draft.ts';
import { hasProblem } from '../draft-rules.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionSummary } from './question-summary.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface QuestionCardProps {
  readonly field: DraftField;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly open: boolean;
  readonly tried: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (field: DraftField) => void;
  readonly onMove: (position: number) => void;
  readonly onRemove: () => void;
}

/** A question in the list; only the edited one has an editor, so that a long test stays fast. */
export function QuestionCard(props: QuestionCardProps) {
  const { field, position, count, open, tried, onOpen, onChange, onMove, onRemove } = props;
  return (
    <Card as="li" padded>
      <Stack gap="3">
        <Inline>
          <SectionTitle>{texts.number(position)}</SectionTitle>
          <Badge>{texts.types[field.type]}</Badge>
          {tried && hasProblem(field) && <Badge tone="error">{texts.wrong(1)}</Badge>}
          <Spacer />
          <Inline flexWrap="nowrap">
            <OrderInput label={texts.number(position)} position={position} count={count} onMove={onMove} />
            <Button
              size="sm"
              aria-expanded={open}
              aria-label={open ? undefined : texts.editOne(position)}
              onClick={() => onOpen(!open)}
            >
              {open ? texts.finish : texts.edit}
            </Button>
            <IconButton
              size="sm"
              variant="ghost"
              label={texts.removeOne(position)}
              icon={<TrashIcon size={16} />}
              onClick={onRemove}
            />
          </Inline>
        </Inline>
        {open ? (
          <QuestionEditor field={field} tried={tried} onChange={onChange} />
        ) : (
          <QuestionSummary field={fieldOf(field)} />
        )}
      </Stack>
    </Card>
  );
}
