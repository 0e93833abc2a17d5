import { Button } from '@widya/design-system/button';
import { PlusIcon } from '@widya/design-system/icon';
import { ListPage } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useState } from 'react';
import { tokenList } from './list.ts';
import { TOKENS_TEXTS as texts } from './texts.ts';
import type { OpenDialog } from './token-dialogs.tsx';
import { TokenTable } from './token-table.tsx';
import { TOKEN_TABS, useTokenTab } from './use-token-tab.ts';
import { webhookList } from './webhooks/list.ts';
import { WEBHOOKS_TEXTS } from './webhooks/texts.ts';
import type { OpenWebhookDialog } from './webhooks/webhook-dialogs.tsx';
import { WebhookTable } from './webhooks/webhook-table.tsx';

const TABS = TOKEN_TABS.map((value) => ({ value, label: texts.tabs[value] }));

/** Token API: tokens with which programs call the API, and webhooks that tell them. For superadmins. D249. */
export default function ApiTokens(_: ScreenProps) {
  const [tab, setTab] = useTokenTab();
  const tokens = useList(tokenList, { isShown: tab === 'token' });
  const webhooks = useList(webhookList, { isShown: tab === 'webhook' });
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const [openedWebhook, setOpenedWebhook] = useState<OpenWebhookDialog | null>(null);
  const isToken = tab === 'token';
  const addButton = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} aria-hidden />}
      onClick={() => (isToken ? setOpened({ kind: 'create' }) : setOpenedWebhook({ kind: 'add' }))}
    >
      {isToken ? texts.add : WEBHOOKS_TEXTS.add}
    </Button>
  );
  return (
    <ListPage
      title={texts.title}
      page={isToken ? tokens.page : webhooks.page}
      context={isToken ? texts.context : WEBHOOKS_TEXTS.context}
      actions={addButton}
      tabs={{ label: texts.tabsLabel, items: TABS, value: tab, onChange: setTab }}
    >
      {isToken ? (
        <TokenTable {...tokens} opened={opened} onOpen={setOpened} addButton={addButton} />
      ) : (
        <WebhookTable
          query={webhooks.query}
          page={webhooks.page}
          opened={openedWebhook}
          onOpen={setOpenedWebhook}
          addButton={addButton}
        />
      )}
    </ListPage>
  );
}
