import type { EmailTemplate } from '@widya/contract/email-templates';
import { Button } from '@widya/design-system/button';
import { PlusIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { PageHeader } from '@widya/design-system/page-header';
import { Tabs } from '@widya/design-system/tabs';
import { useSearchParams } from '@widya/remote-kit/router';
import { useSession } from '@widya/remote-kit/session';
import { type ReactNode, useEffect, useState } from 'react';
import { BroadcastTab } from '../broadcast/broadcast-tab.tsx';
import { useBroadcast } from '../broadcast/use-broadcast.ts';
import { readReply } from '../complaint-reply/reply-query.ts';
import { LogTab } from '../mail-log/log-tab.tsx';
import type { MailScope } from '../mail-scope/mail-scope.ts';
import type { OpenTemplate } from '../mail-templates/template-dialogs.tsx';
import { TemplateTable } from '../mail-templates/template-table.tsx';
import { TEMPLATE_TEXTS } from '../mail-templates/texts.ts';
import { MAIL_TEXTS as texts } from './texts.ts';
import { MAIL_TABS, useMailTab } from './use-mail-tab.ts';

const loadDialogs = () =>
  import('../mail-templates/template-dialogs.tsx').then(({ TemplateDialogs }) => TemplateDialogs);

interface MailTabsProps {
  readonly scope: MailScope;
  /** The class or course; null on the screen of all mails. */
  readonly context: ReactNode;
  /** The choice of templates by scenario, above the list of templates. @param onPreview shows a template */
  readonly choices?: (onPreview: (template: EmailTemplate) => void) => ReactNode;
}

/** The tabs Template Email, Broadcast Email and Log Email. B-184 to B-187. */
export function MailTabs({ scope, context, choices }: MailTabsProps) {
  const [search, setSearch] = useSearchParams();
  const [reply] = useState(() => readReply(search));
  const [tab, setTab] = useMailTab();
  const [opened, setOpened] = useState<OpenTemplate | null>(null);
  const mayMail = useSession().can('email');
  // Read once, because the author of a complaint must stay neither in the address nor in the history. D103.
  const isReply = search.has('complaint_email');
  const openTab = isReply ? 'broadcast' : tab;
  useEffect(() => {
    if (isReply) setSearch({ tab: 'broadcast' }, { replace: true });
  }, [isReply, setSearch]);

  const broadcast = useBroadcast(scope, reply, openTab === 'broadcast' && mayMail, ({ id }) =>
    setSearch({ tab: 'broadcast', lihat: 'riwayat', broadcast: String(id) }),
  );
  const close = () => setOpened(null);
  return (
    <Page>
      <PageHeader
        title={texts.title}
        context={context}
        contextLines={scope.kind === 'general' ? undefined : 2}
        actions={
          openTab === 'template' &&
          mayMail && (
            <Button
              variant="primary"
              icon={<PlusIcon size={16} aria-hidden />}
              onClick={() => setOpened({ kind: 'add' })}
            >
              {TEMPLATE_TEXTS.add}
            </Button>
          )
        }
      />
      <Tabs
        label={texts.tabsLabel}
        items={MAIL_TABS.map((value) => ({ value, label: texts.tabs[value] }))}
        value={openTab}
        onChange={setTab}
      >
        {openTab === 'template' ? (
          <>
            {choices?.((template) => setOpened({ kind: 'preview', template }))}
            <TemplateTable mayWrite={mayMail} onOpen={setOpened} />
          </>
        ) : openTab === 'broadcast' ? (
          <BroadcastTab broadcast={broadcast} scope={scope} mayMail={mayMail} />
        ) : (
          <LogTab scope={scope} mayMail={mayMail} />
        )}
      </Tabs>
      {opened && (
        <LazyPart load={loadDialogs} onFailure={close} props={{ opened, scope, mayWrite: mayMail, onClose: close }} />
      )}
    </Page>
  );
}
