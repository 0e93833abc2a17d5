import { CLASS_DEFAULTS, SECOND_COLOR_ON_DARK } from '@widya/contract/certificate-template';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { Select } from '@widya/design-system/select';
import { Switch } from '@widya/design-system/switch';
import type { PartName } from '../layout/layout-certificate.ts';
import { centerName, PART_NAMES, PARTS } from '../parts.ts';
import { TEXTS } from '../texts.ts';
import { ColorField } from './color-field.tsx';
import { SliderField } from './slider-field.tsx';
import type { TemplateDraft } from './use-template-draft.ts';

interface PartControlsProps {
  readonly draft: TemplateDraft;
  readonly part: PartName;
  readonly onPart: (part: PartName) => void;
  readonly disabled: boolean;
}

const secondColors = `Latar terang ${CLASS_DEFAULTS.secondTextColor}, latar gelap ${SECOND_COLOR_ON_DARK}.`;

/** Size, position and colour of the selected part. Source: B-125, B-126. */
export function PartControls({ draft: { draft, change }, part, onPart, disabled }: PartControlsProps) {
  const fields = PARTS[part];
  const options = PART_NAMES.filter((name) => !draft.hidePageTwo || PARTS[name].page === 'certPage1').map((value) => ({
    value,
    label: TEXTS.parts[value],
  }));
  return (
    <Stack gap="4">
      <Field label={TEXTS.part} help={disabled ? undefined : TEXTS.partHelp}>
        <Select value={part} options={options} onChange={(event) => onPart(event.currentTarget.value as PartName)} />
      </Field>
      <SliderField
        label={part === 'qr' ? TEXTS.qrSize : TEXTS.fontSize}
        value={draft[fields.size]}
        step={1}
        disabled={disabled}
        onChange={(value) => change({ [fields.size]: value })}
      />
      {part === 'name' && (
        <Switch
          checked={draft.nameCentered}
          disabled={disabled}
          onChange={({ currentTarget: { checked } }) => change(centerName(checked))}
        >
          {TEXTS.nameCentered}
        </Switch>
      )}
      <SliderField
        label={part === 'name' && draft.nameCentered ? TEXTS.middle : TEXTS.left}
        value={draft[fields.left]}
        step={0.1}
        disabled={disabled}
        onChange={(value) => change({ [fields.left]: value })}
      />
      <SliderField
        label={TEXTS.top}
        value={draft[fields.top]}
        step={0.1}
        disabled={disabled}
        onChange={(value) => change({ [fields.top]: value })}
      />
      {fields.color && (
        <ColorField
          key={fields.color}
          label={TEXTS.color}
          help={part === 'predicate' ? secondColors : undefined}
          value={draft[fields.color]}
          disabled={disabled}
          onChange={(value) => fields.color && change({ [fields.color]: value })}
        />
      )}
    </Stack>
  );
}
