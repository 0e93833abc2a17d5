import { Banner } from '@widya/design-system/banner';
import { DateInput } from '@widya/design-system/date-input';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TextInput } from '@widya/design-system/text-input';
import { UrlInput } from '@widya/design-system/url-input';
import { type Control, useWatch } from '@widya/design-system/use-form';
import { useMinute } from '@widya/remote-kit/use-minute';
import { hasEnded } from '../stream-state/airing.ts';
import { finishInstant, type StreamValues } from './stream-definition.ts';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';
import { TimePicker } from './time-picker.tsx';

interface StreamFieldsProps {
  readonly control: Control<StreamValues>;
  readonly isNew: boolean;
}

/** Warns about an end in the past, which can still be saved. */
function FinishWarning({ control }: Pick<StreamFieldsProps, 'control'>) {
  const values = useWatch({ control }) as StreamValues;
  const now = useMinute();
  return hasEnded(finishInstant(values), now) && <Banner tone="warn">{texts.finishPast}</Banner>;
}

/** Code, title, address and end. C-187 to C-191. */
export function StreamFields({ control, isNew }: StreamFieldsProps) {
  return (
    <RecordSection id="siaran" title={texts.section}>
      <FieldGrid>
        <FormField control={control} name="code" label={texts.code} help={isNew ? texts.codeHelp : texts.codeFixed}>
          {(field) => <TextInput {...field} disabled={!isNew} autoComplete="off" spellCheck={false} maxLength={32} />}
        </FormField>
        <FormField control={control} name="name" label={texts.name} required>
          {(field) => <TextInput {...field} placeholder={texts.namePlaceholder} autoComplete="off" />}
        </FormField>
      </FieldGrid>
      <FormField control={control} name="url_video" label={texts.url} required help={texts.urlHelp}>
        {(field) => <UrlInput {...field} secure />}
      </FormField>
      <FieldGrid>
        <FormField control={control} name="finish_date" label={texts.finishDate}>
          {(field) => <DateInput {...field} />}
        </FormField>
        <FormField control={control} name="finish_time" label={texts.finishTime}>
          {(field) => <TimePicker {...field} />}
        </FormField>
      </FieldGrid>
      <FinishWarning control={control} />
    </RecordSection>
  );
}
