import type { Passkey } from '@widya/contract/accounts-second-factor';
import { formatDateTime } from '@widya/contract/time/texts';
import { Button } from '@widya/design-system/button';
import { styled } from '@widya/design-system/styled';
import { AccountRow } from '../../profile/account-row.tsx';
import type { FactorAction } from './factor-dialogs.tsx';
import { factorTexts as texts } from './texts.ts';

const List = styled('ul', {
  base: { listStyle: 'none', margin: 0, padding: 0, paddingInlineStart: { base: 0, sm: '5' } },
});

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onAction: (action: FactorAction) => void;
}

/** The passkeys of the own account. */
export function PasskeyList({ passkeys, onAction }: PasskeyListProps) {
  return (
    <List aria-label={texts.passkeys}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <AccountRow
            name={passkey.name}
            facts={[
              texts.added(formatDateTime(passkey.created_at)),
              passkey.last_used_at === null ? texts.neverUsed : texts.lastUsed(formatDateTime(passkey.last_used_at)),
            ]}
            actions={
              <>
                <Button
                  size="sm"
                  aria-label={texts.renameOf(passkey.name)}
                  onClick={() => onAction({ kind: 'rename', passkey })}
                >
                  {texts.rename}
                </Button>
                <Button
                  size="sm"
                  aria-label={texts.removeOf(passkey.name)}
                  onClick={() => onAction({ kind: 'remove', passkey })}
                >
                  {texts.remove}
                </Button>
              </>
            }
          />
        </li>
      ))}
    </List>
  );
}
