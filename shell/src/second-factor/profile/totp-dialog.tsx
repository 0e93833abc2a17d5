import { useSecondFactorActions } from '@widya/api-client/accounts-second-factor';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { factorTexts as texts } from './texts.ts';
import { type NewTotp, TotpScanDialog } from './totp-scan-dialog.tsx';

interface TotpDialogProps {
  readonly onClose: () => void;
}

/**
 * Enables an authenticator app: asks for the password, shows the secret, takes a code, and shows recovery codes for the
 * first factor.
 */
export function TotpDialog({ onClose }: TotpDialogProps) {
  const { beginTotp } = useSecondFactorActions();
  const [totp, setTotp] = useState<NewTotp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Shown at the end, because on phones the toast would cover the button below the codes.
  const done = () => {
    toast.success(texts.turnedOn);
    onClose();
  };
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={done} />;
  if (totp !== null)
    return (
      <TotpScanDialog totp={totp} onDone={(next) => (next === null ? done() : setCodes(next))} onClose={onClose} />
    );
  return (
    <ConfirmPasswordDialog
      title={texts.turnOnTitle}
      description={`${texts.totpDetail} ${texts.othersEnd}`}
      submitLabel={texts.next}
      save={async (password) => setTotp(await beginTotp(password))}
      onClose={onClose}
    />
  );
}
