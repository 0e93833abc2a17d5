import type { OwnSecondFactor } from '@widya/contract/accounts-second-factor';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { AccountRow } from '../../profile/account-row.tsx';
import { supportsPasskeys } from '../supports-passkeys.ts';
import type { FactorAction } from './factor-dialogs.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { factorTexts as texts } from './texts.ts';

/** Number of remaining recovery codes at which a warning is shown. */
const FEW_CODES = 2;

interface FactorListProps {
  readonly factors: OwnSecondFactor;
  readonly onAction: (action: FactorAction) => void;
}

/** Authenticator app, passkeys and recovery codes of the own account. */
export function FactorList({ factors, onAction }: FactorListProps) {
  const { totp_since, passkeys, recovery_codes_left: left } = factors;
  const isOn = totp_since !== null;
  const canAdd = supportsPasskeys();
  return (
    <div>
      <AccountRow
        name={texts.totp}
        badge={<Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? texts.on : texts.off}</Badge>}
        facts={[isOn ? texts.since(formatDateTime(totp_since)) : texts.totpDetail]}
        actions={
          <Button size="sm" onClick={() => onAction({ kind: isOn ? 'totp-off' : 'totp-on' })}>
            {isOn ? texts.turnOff : texts.turnOn}
          </Button>
        }
      />
      <AccountRow
        name={texts.passkeys}
        facts={[
          texts.passkeysDetail,
          ...(canAdd ? [] : [texts.noBrowser]),
          ...(passkeys.length ? [] : [texts.noPasskeys]),
        ]}
        actions={
          canAdd ? (
            <Button size="sm" onClick={() => onAction({ kind: 'add-passkey' })}>
              {texts.add}
            </Button>
          ) : null
        }
      />
      {passkeys.length === 0 ? null : <PasskeyList passkeys={passkeys} onAction={onAction} />}
      {isOn || passkeys.length > 0 ? (
        <AccountRow
          name={texts.codes}
          badge={<Badge tone={left <= FEW_CODES ? 'warn' : 'neutral'}>{texts.codesLeft(left)}</Badge>}
          facts={[texts.codesDetail]}
          actions={
            <Button size="sm" onClick={() => onAction({ kind: 'renew-codes' })}>
              {texts.renew}
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
