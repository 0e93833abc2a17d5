import { Button } from '@widya/design-system/button';
import { Combobox } from '@widya/design-system/combobox';
import { FormField } from '@widya/design-system/form-field';
import { Inline, Muted, Spacer } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { RecordSection } from '@widya/design-system/record-page';
import { TagsInput } from '@widya/design-system/tags-input';
import type { MailScope } from '../../mail-scope/mail-scope.ts';
import { groupsOf } from '../broadcast-values.ts';
import { BROADCAST_TEXTS as texts } from '../texts.ts';
import type { Broadcast } from '../use-broadcast.ts';
import { addressProblem } from './address-problem.ts';
import { searchClasses } from './class-search.ts';
import { StatusChoice } from './status-choice.tsx';

interface RecipientsStepProps {
  readonly broadcast: Broadcast;
  readonly scope: MailScope;
}

/** The first step: recipients. B-196 and B-200. */
export function RecipientsStep({ broadcast, scope }: RecipientsStepProps) {
  const { form, values, next } = broadcast;
  const { control } = form;
  const ofClass = values.group === 'class' || values.group === 'own';
  return (
    <RecordSection id="penerima" title={texts.recipientsTitle} aside={<Muted fontSize="sm">{texts.stepOf(1)}</Muted>}>
      <FormField control={control} name="group" label={texts.group} group>
        {({ value, onChange }) => (
          <RadioGroup
            options={groupsOf(scope).map((group) => ({ value: group, ...texts.groups[group] }))}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      {values.group === 'class' && (
        <FormField control={control} name="class" label={texts.classLabel} required>
          {({ value, onChange }) => (
            <Combobox value={value} onChange={onChange} options={searchClasses} placeholder={texts.classPlaceholder} />
          )}
        </FormField>
      )}
      {ofClass && (
        <FormField control={control} name="statuses" label={texts.statuses} group>
          {({ value, onChange }) => <StatusChoice value={value} onChange={onChange} />}
        </FormField>
      )}
      <FormField
        control={control}
        name="recipients"
        label={values.group === 'none' ? texts.addresses : texts.moreAddresses}
        required={values.group === 'none'}
        help={texts.addressesHelp}
      >
        {({ value, onChange }) => (
          <TagsInput
            values={value}
            onChange={onChange}
            text={values.incompleteAddress}
            onTextChange={(text) => form.setValue('incompleteAddress', text)}
            problemOf={addressProblem}
            placeholder={texts.addressPlaceholder}
          />
        )}
      </FormField>
      <Inline>
        <Spacer />
        <Button variant="primary" onClick={() => void next()}>
          {texts.next}
        </Button>
      </Inline>
    </RecordSection>
  );
}
