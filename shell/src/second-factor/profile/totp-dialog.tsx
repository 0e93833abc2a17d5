import { useSecondFactorActions } from '@widya/api-client/accounts-second-factor';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { factorTexts as texts } from './texts.ts';
import { type NewTotp, TotpScanDialog } from './totp-scan-dialog.tsx';

interface TotpDialogProps {
  readonly onClose: () => void;
}

/** Switches an authenticator app on: the password, the secret, a code, and for the first factor the recovery codes. */
export function TotpDialog({ onClose }: TotpDialogProps) {
  const { beginTotp } = useSecondFactorActions();
  const [made, setMade] = useState<NewTotp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Said at the end: on a phone the toast would cover the button below the codes.
  const done = () => {
    toast.success(texts.turnedOn);
    onClose();
  };
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={done} />;
  if (made !== null)
    return (
      <TotpScanDialog made={made} onDone={(next) => (next === null ? done() : setCodes(next))} onClose={onClose} />
    );
  return (
    <PasswordDialog
      title={texts.turnOnTitle}
      description={`${texts.totpDetail} ${texts.othersEnd}`}
      submitLabel={texts.next}
      save={async (password) => setMade(await beginTotp(password))}
      onClose={onClose}
    />
  );
}
