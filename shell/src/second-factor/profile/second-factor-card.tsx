import { useOwnSecondFactor } from '@widya/api-client/accounts-second-factor';
import { useState } from 'react';
import { AccountCard } from '../../profile/account-card.tsx';
import { PROFILE_PARTS } from '../../profile/profile-parts.ts';
import { type FactorAction, FactorDialogs } from './factor-dialogs.tsx';
import { FactorList } from './factor-list.tsx';
import { factorTexts as texts } from './texts.ts';
import { useLetIn } from './use-let-in.ts';

/** How the own account is protected besides the password. */
export function SecondFactorCard() {
  const query = useOwnSecondFactor();
  const { data } = query;
  const [action, setAction] = useState<FactorAction | null>(null);
  const letIn = useLetIn();
  const close = () => {
    setAction(null);
    // Not before, or the recovery codes would leave with this page.
    if (data) letIn(data);
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
