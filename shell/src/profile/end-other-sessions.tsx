import { useEndSessions } from '@widya/api-client/accounts-sessions';
import { failureOf } from '@widya/api-client/api-error';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { sessionTexts as texts } from './sessions-texts.ts';

/** Ends all other sessions of the account after a confirmation. @param props.count number of these sessions */
export function EndOtherSessions({ count }: { readonly count: number }) {
  const [questionOpen, setQuestionOpen] = useState(false);
  const endSessions = useEndSessions();
  const { run, busy, failure, forget } = useAction(async () => {
    await endSessions.others();
    setQuestionOpen(false);
    toast.success(texts.othersEnded);
  });
  return (
    <div>
      <Button
        onClick={() => {
          forget();
          setQuestionOpen(true);
        }}
      >
        {texts.endOthers}
      </Button>
      <ConfirmDialog
        open={questionOpen}
        title={texts.endOthersTitle}
        confirmLabel={texts.end}
        loading={busy}
        onConfirm={() => void run()}
        onCancel={() => setQuestionOpen(false)}
      >
        <Stack>
          {texts.endOthersDetail(count)}
          <FailureBanner failure={failureOf(failure)} />
        </Stack>
      </ConfirmDialog>
    </div>
  );
}
