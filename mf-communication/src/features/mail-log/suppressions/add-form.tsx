import { failureOf } from '@widya/api-client/api-error';
import { useEmailSuppressionActions } from '@widya/api-client/email-log';
import { useRefusals } from '@widya/api-client/use-refusals';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Inline } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { type FormEvent, useState } from 'react';
import { SUPPRESSION_TEXTS as texts } from './texts.ts';

/** Adds an address that broadcasts skip. */
export function AddForm() {
  const { add } = useEmailSuppressionActions();
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const adding = useAction(async (address: string) => {
    await add({ email: address });
    setEmail('');
    toast.success(texts.added(address));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setMissing(address === '');
    if (address !== '') void adding.run(address);
  };
  const refused = useRefusals(adding.failure, { email });
  return (
    <form noValidate onSubmit={submit}>
      <Field label={texts.email} required error={missing && email.trim() === '' ? texts.noEmail : refused.errors.email}>
        <Inline flexWrap="nowrap">
          <TextInput
            type="email"
            value={email}
            placeholder={texts.placeholder}
            autoComplete="off"
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" loading={adding.busy}>
            {texts.add}
          </Button>
        </Inline>
      </Field>
      <FailureBanner failure={failureOf(refused.failure)} />
    </form>
  );
}
