import { useApiTokenActions } from '@widya/api-client/api-tokens';
import { plusDays } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { useFormState } from '@widya/design-system/use-form';
import { useCheckedForm } from '@widya/record-kit/editor/use-checked-form';
import { useRefusedFields } from '@widya/record-kit/editor/use-refused-fields';
import { useAction } from '@widya/remote-kit/use-action';
import { useMemo } from 'react';
import { TOKEN_FORM, type TokenValues } from './token-form.ts';

/** A new token with its secret, which exists only until its dialog is closed. */
export interface CreatedToken {
  readonly name: string;
  readonly token: string;
}

const OFFERED_DAYS = 90;

/** State of the form of a new token. Refusals keep the input. */
export function useCreate(onCreated: (created: CreatedToken) => void) {
  const { create } = useApiTokenActions();
  const values = useMemo(() => ({ ...TOKEN_FORM.blank, last_day: plusDays(wibDate(Date.now()), OFFERED_DAYS) }), []);
  const form = useCheckedForm({ rules: TOKEN_FORM, values });
  const { isDirty } = useFormState({ control: form.control });
  const creating = useAction(async (filled: TokenValues) => {
    const { token, data } = await create(TOKEN_FORM.bodyOf(filled, null));
    onCreated({ name: data.name, token });
  });
  const { failure } = creating;
  const refused = useRefusedFields(form, TOKEN_FORM, failure);
  return {
    form,
    dirty: isDirty,
    busy: creating.busy,
    /** The API's refusal, unless it is shown at fields. */
    failure: Object.keys(refused).length > 0 ? null : failure,
    save: form.handleSubmit(async (filled) => void (await creating.run(filled))),
  };
}
