import { useSecondFactorActions } from '@widya/api-client/accounts-second-factor';
import type { Passkey } from '@widya/contract/accounts-second-factor';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { factorTexts as texts } from './texts.ts';
import { TotpDialog } from './totp-dialog.tsx';

/** The action whose dialog is open. */
export type FactorAction =
  | { readonly kind: 'totp-on' | 'totp-off' | 'add-passkey' | 'renew-codes' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

interface FactorDialogsProps {
  readonly action: FactorAction;
  readonly onClose: () => void;
}

/** The dialog of an action on second factors. */
export function FactorDialogs({ action, onClose }: FactorDialogsProps) {
  const { removeTotp, renewCodes, removePasskey } = useSecondFactorActions();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = (text: string) => {
    toast.success(text);
    onClose();
  };
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  switch (action.kind) {
    case 'totp-on':
      return <TotpDialog onClose={onClose} />;
    case 'add-passkey':
      return <PasskeyDialog onClose={onClose} />;
    case 'rename':
      return <RenameDialog passkey={action.passkey} onClose={onClose} />;
    case 'totp-off':
      return (
        <ConfirmPasswordDialog
          title={texts.turnOffTitle}
          description={texts.turnOffDetail}
          submitLabel={texts.turnOff}
          save={async (password) => {
            await removeTotp(password);
            done(texts.turnedOff);
          }}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <ConfirmPasswordDialog
          title={texts.removeTitle(action.passkey.name)}
          description={texts.removeDetail}
          submitLabel={texts.remove}
          save={async (password) => {
            await removePasskey(action.passkey.id, password);
            done(texts.passkeyRemoved);
          }}
          onClose={onClose}
        />
      );
    case 'renew-codes':
      return (
        <ConfirmPasswordDialog
          title={texts.renewTitle}
          description={texts.renewDetail}
          submitLabel={texts.renew}
          save={async (password) => setCodes((await renewCodes(password)).recovery_codes)}
          onClose={onClose}
        />
      );
  }
}
