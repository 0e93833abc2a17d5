import { WEBHOOK_EVENT_LABELS } from '@widya/contract/webhook-rules';
import type { WebhookDelivery } from '@widya/contract/webhooks';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { Drawer } from '@widya/design-system/drawer';
import { Inline, Muted, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { StatusBadge } from '@widya/design-system/status-badge';
import { styled } from '@widya/design-system/styled';
import { DELIVERY_BADGES } from '../delivery-states.ts';
import { WEBHOOK_LOG_TEXTS as texts } from '../texts.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ResendButton } from './resend-button.tsx';

const Source = styled('pre', {
  base: {
    margin: 0,
    padding: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    fontFamily: 'mono',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

interface DeliveryDrawerProps {
  readonly delivery: WebhookDelivery;
  /** Whether its webhook is active, without which nothing is sent. */
  readonly isActive: boolean;
  readonly onClose: () => void;
}

/** A delivery: its attempts, what was sent, and what the receiver answered. */
export function DeliveryDrawer({ delivery, isActive, onClose }: DeliveryDrawerProps) {
  const body = JSON.stringify(delivery.body, null, 2);
  const { response, attempts } = delivery;
  return (
    <Drawer
      open
      size="lg"
      title={WEBHOOK_EVENT_LABELS[delivery.type]}
      headerExtra={<StatusBadge states={DELIVERY_BADGES} status={delivery.state} />}
      onClose={onClose}
      footer={
        <>
          {!isActive && <Muted>{texts.inactive}</Muted>}
          <Spacer />
          <Button onClick={onClose}>{texts.close}</Button>
          {isActive && <ResendButton delivery={delivery} />}
        </>
      }
    >
      <Stack gap="5">
        <DeliveryFacts delivery={delivery} />
        <Stack gap="2.5">
          <Inline>
            <SectionTitle>{texts.body}</SectionTitle>
            <Spacer />
            <CopyButton value={body} label={texts.copyBody} />
          </Inline>
          <Source>{body}</Source>
        </Stack>
        {attempts > 0 && (
          <Stack gap="2.5">
            <SectionTitle>{texts.response}</SectionTitle>
            {response === '' ? <Muted>{texts.noResponse}</Muted> : <Source>{response}</Source>}
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}
