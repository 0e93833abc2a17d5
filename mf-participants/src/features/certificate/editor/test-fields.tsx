import { PREDICATES } from '@widya/contract/certificate-template';
import type { CertificateSettings } from '@widya/contract/certificates';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { Inline, Stack } from '@widya/design-system/layout';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import type { Sample } from '../facts.ts';
import { TEXTS } from '../texts.ts';

interface TestFieldsProps {
  readonly sample: Sample;
  readonly onChange: (sample: Sample) => void;
  readonly settings: Pick<CertificateSettings, 'longest_name' | 'shortest_name'>;
}

const OPTIONS = PREDICATES.map((value) => ({ value, label: value }));

/** Name and predicate of the preview; buttons insert the longest and shortest real names. Source: B-125. */
export function TestFields({ sample, onChange, settings }: TestFieldsProps) {
  const { longest_name, shortest_name } = settings;
  const named = (name: string | null, label: string) =>
    name && (
      <Button size="sm" onClick={() => onChange({ ...sample, name })}>
        {label}
      </Button>
    );
  return (
    <Stack gap="4">
      <Field label={TEXTS.testName}>
        <TextInput
          value={sample.name}
          maxLength={255}
          onChange={(event) => onChange({ ...sample, name: event.currentTarget.value })}
        />
      </Field>
      <Inline>
        {named(longest_name, TEXTS.longest)}
        {named(shortest_name, TEXTS.shortest)}
      </Inline>
      <Field label={TEXTS.testPredicate}>
        <Select
          value={sample.predicate}
          options={OPTIONS}
          onChange={(event) => onChange({ ...sample, predicate: event.currentTarget.value })}
        />
      </Field>
    </Stack>
  );
}
