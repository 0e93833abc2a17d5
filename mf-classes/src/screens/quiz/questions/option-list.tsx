import { Button } from '@widya/design-system/button';
import { PlusIcon, TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Inline, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { useId } from 'react';
import { type DraftField, newOption } from '../draft.ts';
import { QUESTION_TEXTS as texts } from './texts.ts';

const Radio = styled('input', {
  base: { width: '18px', height: '18px', flexShrink: 0, accentColor: 'currentColor' },
});

interface OptionListProps {
  readonly field: DraftField;
  /** Ids of options that are empty or duplicated. */
  readonly wrong: readonly number[];
  readonly onChange: (field: DraftField) => void;
}

/** Most options of a question. */
const MOST = 20;

/** The options with the mark of the correct one, which stays with its option while the text changes. */
export function OptionList({ field, wrong, onChange }: OptionListProps) {
  const group = useId();
  const { options, correctId } = field;
  return (
    <Stack gap="2">
      {options.map(({ id, text }, at) => (
        <Inline key={id} flexWrap="nowrap">
          <Radio
            type="radio"
            name={group}
            aria-label={texts.correct(at + 1)}
            checked={id === correctId}
            onChange={() => onChange({ ...field, correctId: id })}
          />
          <TextInput
            aria-label={texts.option(at + 1)}
            aria-invalid={wrong.includes(id)}
            value={text}
            maxLength={1_000}
            onChange={(event) =>
              onChange({
                ...field,
                options: options.map((one) => (one.id === id ? { id, text: event.target.value } : one)),
              })
            }
          />
          <IconButton
            variant="ghost"
            label={texts.removeOption(at + 1)}
            icon={<TrashIcon size={16} />}
            onClick={() =>
              onChange({
                ...field,
                options: options.filter((one) => one.id !== id),
                correctId: correctId === id ? null : correctId,
              })
            }
          />
        </Inline>
      ))}
      <div>
        <Button
          size="sm"
          icon={<PlusIcon size={15} aria-hidden />}
          disabled={options.length >= MOST}
          onClick={() => onChange({ ...field, options: [...options, newOption()] })}
        >
          {texts.addOption}
        </Button>
      </div>
    </Stack>
  );
}
