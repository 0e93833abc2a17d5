import type { Webhook } from '@widya/contract/webhooks';
import type { RowActions } from '@widya/design-system/data-table';
import {
  BanIcon,
  CircleCheckIcon,
  HistoryIcon,
  KeyIcon,
  PencilIcon,
  SendIcon,
  TrashIcon,
} from '@widya/design-system/icon';
import { WEBHOOK_TEXTS } from '../../../features/webhooks/texts.ts';
import { webhookLogPath } from '../../../features/webhooks/webhook-addresses.ts';
import { WEBHOOKS_TEXTS } from './texts.ts';

const { actions } = WEBHOOKS_TEXTS;

interface RowHandlers {
  readonly onEdit: (webhook: Webhook) => void;
  readonly onTest: (webhook: Webhook) => void;
  readonly onRotate: (webhook: Webhook) => void;
  readonly onActivate: (webhook: Webhook) => void;
  readonly onDeactivate: (webhook: Webhook) => void;
  readonly onRemove: (webhook: Webhook) => void;
}

/** The menu of a row; nothing can be sent to an inactive webhook. */
export const webhookRowActions =
  ({ onEdit, onTest, onRotate, onActivate, onDeactivate, onRemove }: RowHandlers): RowActions<Webhook> =>
  (webhook) => {
    const log = webhookLogPath(webhook.id);
    return [
      log !== null && { key: 'log', label: actions.log, icon: <HistoryIcon size={16} />, to: log },
      { key: 'edit', label: actions.edit, icon: <PencilIcon size={16} />, onSelect: () => onEdit(webhook) },
      webhook.active && {
        key: 'test',
        label: WEBHOOK_TEXTS.test,
        icon: <SendIcon size={16} />,
        onSelect: () => onTest(webhook),
      },
      { key: 'rotate', label: actions.rotate, icon: <KeyIcon size={16} />, onSelect: () => onRotate(webhook) },
      webhook.active
        ? {
            key: 'deactivate',
            label: actions.deactivate,
            icon: <BanIcon size={16} />,
            onSelect: () => onDeactivate(webhook),
          }
        : {
            key: 'activate',
            label: WEBHOOK_TEXTS.activate,
            icon: <CircleCheckIcon size={16} />,
            onSelect: () => onActivate(webhook),
          },
      {
        key: 'remove',
        label: actions.remove,
        icon: <TrashIcon size={16} />,
        onSelect: () => onRemove(webhook),
        danger: true,
        separated: true,
      },
    ];
  };
