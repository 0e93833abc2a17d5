import { failureOf } from '@widya/api-client/api-error';
import type { ResendScenario } from '@widya/contract/registration-status';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { SiteNotice } from '@widya/design-system/site-notice';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { MAIL_TEXTS as texts } from './texts.ts';

interface MailDialogProps {
  readonly name: string;
  /** Scenarios that can be sent in the state of the registration, the usual one first. */
  readonly scenarios: readonly ResendScenario[];
  readonly onSend: (scenario: ResendScenario) => Promise<void>;
  readonly onClose: () => void;
}

/** Resends the mail of a scenario. B-089 to B-091. */
export function MailDialog({ name, scenarios, onSend, onClose }: MailDialogProps) {
  const { site } = useSession().user;
  const [scenario, setScenario] = useState(scenarios[0] ?? 'ACCEPTED');
  const sending = useAction(async (chosen: ResendScenario) => {
    try {
      await onSend(chosen);
    } catch (failure) {
      // The specified message refers people to the console.
      console.error(failure);
      throw failure;
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.one(name)}
      size="sm"
      locked={sending.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={sending.busy}>
            {texts.cancel}
          </Button>
          <Button variant="primary" loading={sending.busy} onClick={() => void sending.run(scenario)}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <SiteNotice {...site} />
        <FailureBanner title={texts.failed} failure={failureOf(sending.failure)} />
        <RadioGroup
          label={texts.scenario}
          options={scenarios.map((value) => ({ value, ...texts.scenarios[value] }))}
          value={scenario}
          onChange={setScenario}
        />
      </Stack>
    </Dialog>
  );
}
