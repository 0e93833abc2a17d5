import { currentRecord } from '@widya/api-client/api-error';
import { useOrderActions } from '@widya/api-client/orders';
import type { ExceptionAction } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { EXCEPTION_TEXTS as texts } from './texts.ts';

/** Longest note that the API accepts. */
const NOTE_MAX = 1_000;

/** State of settling an order. After a concurrent change, `changedOrder` is set, and the next attempt applies to it. */
export function useSettle(order: Order, onDone: () => void) {
  const { resolve } = useOrderActions();
  const [action, setAction] = useState<ExceptionAction | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const saving = useAction(async (chosen: ExceptionAction, version: number) => {
    await resolve(order.id, chosen, note.trim(), version);
    toast.success(texts.settled);
    onDone();
  });
  const changedOrder = currentRecord<Order>(saving.failure);
  const actionError = action === null ? texts.noAction : null;
  const empty = action === 'dismiss' && note.trim() === '' ? texts.noNote : null;
  const noteError = note.trim().length > NOTE_MAX ? texts.noteTooLong : empty;
  return {
    action,
    setAction,
    note,
    setNote,
    actionError: tried ? actionError : null,
    noteError: tried ? noteError : null,
    dirty: action !== null || note !== '',
    busy: saving.busy,
    changedOrder,
    failure: changedOrder ? null : saving.failure,
    save: async () => {
      setTried(true);
      if (action !== null && noteError === null) await saving.run(action, changedOrder?.version ?? order.version);
    },
  };
}
