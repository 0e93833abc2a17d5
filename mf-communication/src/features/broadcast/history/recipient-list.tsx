import { failureOf } from '@widya/api-client/api-error';
import { useEmailBroadcastRecipients } from '@widya/api-client/email-broadcasts';
import type { EmailBroadcast, EmailBroadcastRecipientState } from '@widya/contract/email-broadcasts';
import { formatDateTime } from '@widya/contract/time/texts';
import { Muted, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Select } from '@widya/design-system/select';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { StatusBadge } from '@widya/design-system/status-badge';
import { styled } from '@widya/design-system/styled';
import { PageSteps } from '@widya/record-kit/paging/page-steps';
import { useState } from 'react';
import { RECIPIENT_STATE_ORDER, RECIPIENT_STATES } from './broadcast-states.ts';
import { HISTORY_TEXTS as texts } from './texts.ts';

const PER_PAGE = 20;

const List = styled('ul', { base: { listStyle: 'none', margin: 0, padding: 0 } });
const Item = styled('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    paddingBlock: '2.5',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
    '& > div:first-of-type': { minWidth: 0 },
    '& > :last-child': { flexShrink: 0 },
  },
});

/** State of each recipient, with the reason. */
export function RecipientList({ broadcast }: { readonly broadcast: EmailBroadcast }) {
  const { id, state: broadcastState, counts } = broadcast;
  const [state, setState] = useState<EmailBroadcastRecipientState | ''>('');
  const [page, setPage] = useState(1);
  const moving = broadcastState === 'SENDING' || broadcastState === 'SCHEDULED';
  const { data, error, isValidating, retry } = useEmailBroadcastRecipients(
    id,
    { page, per_page: PER_PAGE, ...(state !== '' && { state }) },
    moving,
  );
  const options = RECIPIENT_STATE_ORDER.filter((one) => counts[one] > 0 || one === state).map((value) => ({
    value,
    label: `${RECIPIENT_STATES[value].label} (${counts[value]})`,
  }));
  if (!data && error)
    return (
      <LoadFailure
        size="sm"
        title={texts.recipientsFailed}
        failure={failureOf(error)}
        onRetry={retry}
        retrying={isValidating}
      />
    );
  return (
    <Stack gap="2">
      <Select
        compact
        aria-label={texts.stateFilter}
        placeholder={`${texts.all} (${counts.total})`}
        options={options}
        value={state}
        onChange={({ target }) => {
          setState(target.value as EmailBroadcastRecipientState | '');
          setPage(1);
        }}
      />
      {!data ? (
        <SkeletonArea>
          <SkeletonText lines={8} />
        </SkeletonArea>
      ) : data.data.length === 0 ? (
        <Muted>{state === '' ? texts.goneRecipients : texts.nobody}</Muted>
      ) : (
        <List aria-label={texts.recipients} aria-busy={isValidating}>
          {data.data.map(({ id: key, email, name, state: became, reason, attempts, sent_at }) => (
            <Item key={key}>
              <div>
                <div>{email}</div>
                <Muted fontSize="sm">
                  {[name, formatDateTime(sent_at), reason, attempts > 1 && texts.attempts(attempts)]
                    .filter(Boolean)
                    .join(' · ')}
                </Muted>
              </div>
              <StatusBadge states={RECIPIENT_STATES} status={became} />
            </Item>
          ))}
        </List>
      )}
      <PageSteps page={page} perPage={PER_PAGE} total={data?.meta.total ?? 0} onPage={setPage} />
    </Stack>
  );
}
