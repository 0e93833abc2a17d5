import type { EmailLog } from '@widya/contract/email-log';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { BanIcon, InboxIcon, RefreshIcon, UserIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import { useAddressNumber } from '@widya/remote-kit/use-address-number';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { useCallback, useState } from 'react';
import { type MailScope, ownerOf } from '../mail-scope/mail-scope.ts';
import { LOG_COLUMNS } from './columns.tsx';
import { HoldBanner } from './hold-banner.tsx';
import { logList, resendFilterOf } from './list.ts';
import { LogFilters } from './log-filters.tsx';
import { LOG_TEXTS as texts } from './texts.ts';

const personOf = ({ to }: EmailLog) => ({ email: to });
const loadDrawer = () => import('./log-drawer.tsx').then(({ LogDrawer }) => LogDrawer);
const loadResendAll = () => import('./resend-all.tsx').then(({ ResendAll }) => ResendAll);
const loadSuppressions = () =>
  import('./suppressions/suppression-dialog.tsx').then(({ SuppressionDialog }) => SuppressionDialog);

interface LogTabProps {
  readonly scope: MailScope;
  /** Whether the account has the key of mails, which the list of suppressed addresses needs. */
  readonly mayMail: boolean;
}

/** All mails that were sent or given up. B-207, D74. */
export function LogTab({ scope, mayMail }: LogTabProps) {
  const { query, state, page } = useList(logList, { within: ownerOf(scope) });
  const [opened, setOpened] = useAddressNumber('surel');
  const [suppressions, setSuppressions] = useState(false);
  const [resending, setResending] = useState(false);
  const open = useCallback(
    ({ id }: EmailLog) => [{ key: 'open', label: texts.open, onSelect: () => setOpened(id) }],
    [setOpened],
  );
  const actions = usePersonActions(open, personOf, <UserIcon size={16} />);
  const total = page.data?.meta.total ?? 0;
  const hasResendable = page.data?.data.some(({ resendable }) => resendable) ?? false;
  const failedOnes = mayMail && hasResendable ? resendFilterOf(state, scope) : null;
  return (
    <>
      {mayMail && <HoldBanner />}
      <DataTable<EmailLog>
        label={texts.list}
        columns={LOG_COLUMNS}
        {...tableRows(page, query)}
        rowName={({ subject, to }) => texts.rowName(subject, to)}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={<LogFilters query={query} />}
        tools={
          mayMail && (
            <>
              {failedOnes && (
                <Button size="sm" icon={<RefreshIcon size={15} aria-hidden />} onClick={() => setResending(true)}>
                  {texts.resend.all}
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                icon={<BanIcon size={15} aria-hidden />}
                onClick={() => setSuppressions(true)}
              >
                {texts.suppressions}
              </Button>
            </>
          )
        }
        onOpen={({ id }) => setOpened(id)}
        rowActions={actions}
        cardAction={({ id, subject, to }) => (
          <Button size="sm" aria-label={texts.openOf(subject, to)} onClick={() => setOpened(id)}>
            {texts.open}
          </Button>
        )}
        empty={<EmptyState icon={<InboxIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {opened !== null && (
        <LazyPart
          load={loadDrawer}
          onFailure={() => setOpened(null)}
          props={{ id: opened, mayMail, onClose: () => setOpened(null) }}
        />
      )}
      {resending && failedOnes && (
        <LazyPart
          load={loadResendAll}
          onFailure={() => setResending(false)}
          props={{ filter: failedOnes, total, onClose: () => setResending(false) }}
        />
      )}
      {suppressions && (
        <LazyPart
          load={loadSuppressions}
          onFailure={() => setSuppressions(false)}
          props={{ onClose: () => setSuppressions(false) }}
        />
      )}
    </>
  );
}
