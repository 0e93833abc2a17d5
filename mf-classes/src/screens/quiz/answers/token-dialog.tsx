import { useQuizActions } from '@widya/api-client/quiz';
import type { QuizAnswerRow } from '@widya/contract/quiz';
import { formatDateTime } from '@widya/contract/time/texts';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Inline, Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { TEXTS } from '../texts.ts';
import { ANSWER_TEXTS as texts } from './texts.ts';

interface Link {
  readonly url: string;
  readonly expires_at: string;
}

/** Creates a one-time link to the test (/tes/masuk/{token}) and shows it once. B-031, D69. */
export function TokenDialog({ row, onClose }: { readonly row: QuizAnswerRow; readonly onClose: () => void }) {
  const { generateToken } = useQuizActions();
  const [link, setLink] = useState<Link | null>(null);
  const creating = useAction(async () => setLink(await generateToken(row.participant_id)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.tokenTitle}
      locked={creating.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={creating.busy}>
            {TEXTS.close}
          </Button>
          {!link && (
            <Button variant="primary" loading={creating.busy} onClick={() => void creating.run()}>
              {texts.tokenCreate}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(creating.failure)} />
        <p>{texts.tokenWhy(row.full_name)}</p>
        {link && (
          <Field label={texts.tokenUrl} help={texts.tokenUntil(formatDateTime(link.expires_at))}>
            <TextInput readOnly value={link.url} onFocus={(event) => event.target.select()} />
          </Field>
        )}
        {link && (
          <Inline>
            <CopyButton value={link.url} label={texts.tokenCopy} variant="primary" />
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}
