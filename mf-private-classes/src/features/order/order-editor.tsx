import { currentRecord } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Card, Inline, Muted, Stack } from '@widya/design-system/layout';
import { ReorderList } from '@widya/design-system/reorder-list';
import { toast } from '@widya/design-system/toast';
import { useReorder } from '@widya/design-system/use-reorder';
import { failureOf } from '@widya/record-kit/read/failure';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { OrderRow } from './order-row.tsx';
import { byNumber, type NumberedItem, numbered, orderProblem } from './order-rules.ts';
import { type Ordered, ORDER_TEXTS as texts } from './texts.ts';

interface OrderEditorProps {
  readonly what: Ordered;
  readonly items: readonly { readonly id: number; readonly name: string }[];
  /** @param expected the order that is replaced; the API refuses to replace another one. */
  readonly onSave: (order: readonly number[], expected: readonly number[]) => Promise<unknown>;
  readonly onClose: () => void;
}

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);

/**
 * Ordering by typed numbers, dragging or buttons. Nothing is sent before 'Simpan Urutan'. C-051 to C-058 and C-068 to
 * C-070.
 */
export function OrderEditor({ what, items, onSave, onClose }: OrderEditorProps) {
  // A snapshot of the items, so that concurrent changes do not move rows during ordering.
  const [before] = useState(() => idsOf(items));
  const [numberedItems, setNumberedItems] = useState<readonly NumberedItem[]>(() => numbered(items));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (next: readonly NumberedItem[]) => {
    setNumberedItems(next);
    setProblem(null);
  };
  // Moving a row starts from the typed numbers if they are a valid order.
  const sorted = byNumber(numberedItems);
  const { list, drop, move } = useReorder<NumberedItem, HTMLOListElement>({
    items: sorted,
    onChange: (next) => change(numbered(next)),
    moved: texts.moved,
  });
  const saving = useAction(async (expected: readonly number[]) => {
    await onSave(idsOf(sorted), expected);
    toast.success(texts.saved);
    onClose();
  });
  const conflict = currentRecord<Readonly<Record<string, unknown>>>(saving.failure);
  const theirs = conflict && (conflict.custom_chapter_sequence ?? conflict.custom_sub_chapter_sequence);
  const save = async () => {
    const wrong = orderProblem(numberedItems, what);
    setProblem(wrong);
    if (wrong === null) await saving.run(Array.isArray(theirs) ? theirs : before);
  };
  const dirty = numberedItems.some(({ id, number }, at) => id !== before[at] || number !== String(at + 1));
  useUnsavedWork(dirty, save);
  return (
    <Stack gap="3">
      <Inline>
        <Button variant="primary" loading={saving.busy} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button disabled={saving.busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Muted fontSize="sm">{texts.help}</Muted>
      </Inline>
      {problem && <Banner tone="error">{problem}</Banner>}
      {conflict ? (
        <Banner tone="warn" title={texts.conflict(conflict.changed_by ?? null)}>
          {texts.conflictWhy}
        </Banner>
      ) : (
        <FailureBanner failure={failureOf(saving.failure)} />
      )}
      <Card>
        <ReorderList
          tag="ol"
          label={texts.edit[what]}
          items={numberedItems}
          sorted={sorted}
          idOf={({ id }) => id}
          list={list}
          onDrop={drop}
        >
          {(item) => {
            const at = sorted.indexOf(item);
            return (
              <OrderRow
                key={item.id}
                item={item}
                index={at}
                count={numberedItems.length}
                onNumber={(number) =>
                  change(numberedItems.map((one) => (one.id === item.id ? { ...one, number } : one)))
                }
                onMove={(to) => move(at, to)}
              />
            );
          }}
        </ReorderList>
      </Card>
    </Stack>
  );
}
