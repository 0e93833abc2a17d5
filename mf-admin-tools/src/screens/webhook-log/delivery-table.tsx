import { formatDateTime } from '@widya/contract/time/texts';
import { WEBHOOK_EVENT_LABELS } from '@widya/contract/webhook-rules';
import type { Webhook, WebhookDelivery } from '@widya/contract/webhooks';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { SendIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import { useAddressParams } from '@widya/remote-kit/use-address-params';
import { deliveryColumns } from './columns.tsx';
import { DeliveryFilters } from './delivery-filters.tsx';
import { deliveryList } from './list.ts';
import { pollMs } from './poll-ms.ts';
import { WEBHOOK_LOG_TEXTS as texts } from './texts.ts';

const loadDrawer = () => import('./drawer/delivery-by-id.tsx').then(({ DeliveryById }) => DeliveryById);

const nameOf = ({ type, created_at }: WebhookDelivery): string =>
  texts.rowName(WEBHOOK_EVENT_LABELS[type], formatDateTime(created_at));

/** The deliveries of a webhook; the address names the open one. */
export function DeliveryTable({ webhook: { id, active } }: { readonly webhook: Webhook }) {
  const { query, state, page } = useList(deliveryList, {
    params: { id },
    pollMs: (latest) => pollMs(latest?.data ?? [], Date.now()),
  });
  const [search, change] = useAddressParams();
  const opened = search.get('pengiriman');
  const open = ({ message_id }: WebhookDelivery) => change({ pengiriman: message_id });
  const close = () => change({ pengiriman: null });
  const { data, error } = page;
  return (
    <>
      <DataTable<WebhookDelivery>
        label={texts.list}
        columns={deliveryColumns}
        {...tableRows(page, query)}
        rowName={nameOf}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={<DeliveryFilters state={state} query={query} />}
        onOpen={open}
        cardAction={(delivery) => (
          <Button size="sm" aria-label={texts.openOf(nameOf(delivery))} onClick={() => open(delivery)}>
            {texts.open}
          </Button>
        )}
        empty={<EmptyState icon={<SendIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {opened !== null && (data || error) && (
        <LazyPart
          load={loadDrawer}
          onFailure={close}
          props={{
            webhookId: id,
            messageId: opened,
            rows: data?.data ?? [],
            isActive: active,
            onClose: close,
          }}
        />
      )}
    </>
  );
}
