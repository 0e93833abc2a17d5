import { EXCEPTION_ACTIONS, EXCEPTION_LABELS } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import { Banner } from '@widya/design-system/banner';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { RadioGroup } from '@widya/design-system/radio-group';
import { Textarea } from '@widya/design-system/textarea';
import { failureOf } from '@widya/record-kit/read/failure';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { OrderStatus } from '../../../features/order-detail/order-status.tsx';
import { EXCEPTION_TEXTS as texts } from './texts.ts';
import { useSettle } from './use-settle.ts';

const OPTIONS = EXCEPTION_ACTIONS.map((value) => ({ value, ...texts.actions[value] }));

/** Settles an order that needs a review: accepts the seat, notes that the money was returned, or closes the case. */
export function SettleDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const settling = useSettle(order, onClose);
  const { changedOrder } = settling;
  useUnsavedWork(settling.dirty, settling.save);
  return (
    <FormDialog
      title={texts.title}
      description={order.exception && texts.of(order.order_id, EXCEPTION_LABELS[order.exception])}
      size="md"
      onClose={onClose}
      onSubmit={() => void settling.save()}
      dirty={settling.dirty}
      busy={settling.busy}
      failure={failureOf(settling.failure)}
      submitLabel={texts.save}
    >
      {changedOrder && (
        <Banner tone="warn" title={texts.changed}>
          <OrderStatus order={changedOrder} />
        </Banner>
      )}
      <Field label={texts.action} group required error={settling.actionError}>
        <RadioGroup options={OPTIONS} value={settling.action} onChange={settling.setAction} />
      </Field>
      <Field
        label={texts.note}
        help={texts.noteHelp}
        error={settling.noteError}
        required={settling.action === 'dismiss'}
      >
        <Textarea value={settling.note} onChange={(event) => settling.setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
