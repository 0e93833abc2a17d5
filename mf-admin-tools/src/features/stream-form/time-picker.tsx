import { FINISH_STEP } from '@widya/contract/live-stream-finish';
import { Button } from '@widya/design-system/button';
import { ClockIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Popover } from '@widya/design-system/popover';
import { Select } from '@widya/design-system/select';
import { styled } from '@widya/design-system/styled';
import { TimeInput, type TimeInputProps } from '@widya/design-system/time-input';
import { useState } from 'react';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

const Row = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2', alignItems: 'center' },
});
const Choice = styled('div', { base: { display: 'grid', gap: '3', width: '220px', padding: '1' } });
const Pair = styled('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr auto 1fr', gap: '2', alignItems: 'center' },
});
const Buttons = styled('div', { base: { display: 'flex', justifyContent: 'flex-end', gap: '2' } });

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const HOURS = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const MINUTES = Array.from({ length: 60 / FINISH_STEP }, (_, step) => twoDigits(step * FINISH_STEP));

interface TimeChoiceProps {
  readonly value: string;
  readonly onSave: (time: string) => void;
  readonly onCancel: () => void;
}

function TimeChoice({ value, onSave, onCancel }: TimeChoiceProps) {
  const [first = '00', second = '00'] = value.split(':');
  const [hour, setHour] = useState(first || '00');
  const [minute, setMinute] = useState(second);
  // Includes a typed time between two steps.
  const minutes = MINUTES.includes(second) ? MINUTES : [...MINUTES, second].sort();
  return (
    <Choice>
      <Pair>
        <Select
          aria-label={texts.hour}
          options={asOptions(HOURS)}
          value={hour}
          onChange={(event) => setHour(event.target.value)}
        />
        <span aria-hidden>:</span>
        <Select
          aria-label={texts.minute}
          options={asOptions(minutes)}
          value={minute}
          onChange={(event) => setMinute(event.target.value)}
        />
      </Pair>
      <Buttons>
        <Button size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button size="sm" variant="primary" onClick={() => onSave(`${hour}:${minute}`)}>
          {texts.save}
        </Button>
      </Buttons>
    </Choice>
  );
}

/** A time of day in WIB, typed or chosen in steps and then confirmed. C-190, D128. */
export function TimePicker({ value, onChange, ...rest }: TimeInputProps) {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <TimeInput {...rest} value={value} onChange={onChange} />
      <Popover
        label={texts.pickTime}
        placement="bottom-end"
        open={open}
        onOpenChange={setOpen}
        trigger={<IconButton label={texts.pickTime} icon={<ClockIcon size={16} />} />}
      >
        <TimeChoice
          value={value}
          onCancel={() => setOpen(false)}
          onSave={(time) => {
            onChange(time);
            setOpen(false);
          }}
        />
      </Popover>
    </Row>
  );
}
