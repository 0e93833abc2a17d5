import { CHOICES_MAX } from '@widya/contract/chapter-types';
import { Button } from '@widya/design-system/button';
import { PlusIcon, TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Inline, Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { type DraftChoice, newChoice } from './draft.ts';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface ChoiceListProps {
  readonly choices: readonly DraftChoice[];
  readonly wrong: boolean;
  readonly onChange: (choices: readonly DraftChoice[]) => void;
}

/** The options of a question. */
export function ChoiceList({ choices, wrong, onChange }: ChoiceListProps) {
  return (
    <Stack gap="2">
      {choices.map(({ id, text }, at) => (
        <Inline key={id} flexWrap="nowrap">
          <TextInput
            aria-label={texts.choice(at + 1)}
            aria-invalid={wrong && text.trim() === '' ? true : undefined}
            value={text}
            maxLength={1_000}
            onChange={(event) =>
              onChange(choices.map((one) => (one.id === id ? { id, text: event.target.value } : one)))
            }
          />
          <IconButton
            variant="ghost"
            label={texts.removeChoice(at + 1)}
            icon={<TrashIcon size={16} />}
            onClick={() => onChange(choices.filter((one) => one.id !== id))}
          />
        </Inline>
      ))}
      <div>
        <Button
          size="sm"
          icon={<PlusIcon size={15} aria-hidden />}
          disabled={choices.length >= CHOICES_MAX}
          onClick={() => onChange([...choices, newChoice()])}
        >
          {texts.addChoice}
        </Button>
      </div>
    </Stack>
  );
}
