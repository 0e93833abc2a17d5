import { useOwnSecondFactor } from '@widya/api-client/accounts-second-factor';
import { useState } from 'react';
import { AccountCard } from '../../profile/account-card.tsx';
import { PROFILE_PARTS } from '../../profile/profile-parts.ts';
import { type FactorAction, FactorDialogs } from './factor-dialogs.tsx';
import { FactorList } from './factor-list.tsx';
import { factorTexts as texts } from './texts.ts';
import { useMarkSetUp } from './use-mark-set-up.ts';

/** Second factors of the own account. */
export function SecondFactorCard() {
  const query = useOwnSecondFactor();
  const { data } = query;
  const [action, setAction] = useState<FactorAction | null>(null);
  const markSetUp = useMarkSetUp();
  const close = () => {
    setAction(null);
    // Reports the new factor only now, because the page would otherwise be replaced while it shows the recovery codes.
    if (data) markSetUp(data);
  };
  const detail = data?.required ? `${texts.detail} ${texts.required}` : texts.detail;
  return (
    <>
      <AccountCard texts={{ ...texts, detail }} anchor={PROFILE_PARTS.secondFactor.anchor} query={query}>
        {(factors) => <FactorList factors={factors} onAction={setAction} />}
      </AccountCard>
      {action === null ? null : <FactorDialogs action={action} onClose={close} />}
    </>
  );
}
