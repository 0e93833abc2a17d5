import { useQuery } from '@widya/api-client/query';
import { type Merchandise, readMerchandise } from '@widya/contract/merchandise';
import type { merchandiseSchemas } from '@widya/contract/merchandise.schemas';
import { useRef } from 'react';
import { RecordPendingDialog } from '../../../features/record-pending-dialog.tsx';
import { MerchandiseDialog } from './merchandise-dialog.tsx';
import { MERCHANDISE_FORM_TEXTS as texts } from './texts.ts';

interface DialogByIdProps {
  readonly id: number;
  /** The displayed items, which usually include the requested one. */
  readonly rows: readonly Merchandise[];
  readonly onClose: () => void;
}

/**
 * The item of an address. If it is not displayed, it is loaded by id, because a copied link may refer to an item that
 * is on another page by now.
 */
export function DialogById({ id, rows, onClose }: DialogByIdProps) {
  const listed = rows.find((row) => row.id === id);
  const query = useQuery<(typeof merchandiseSchemas)['readMerchandise'], Merchandise>(
    readMerchandise,
    listed ? null : { params: { id } },
  );
  const found = listed ?? (query.data?.id === id ? query.data : undefined);
  // A snapshot, so that input stays when the list behind it changes.
  const snapshot = useRef(found);
  if (snapshot.current?.id !== id) snapshot.current = found;
  const item = snapshot.current;
  return item ? (
    <MerchandiseDialog key={id} item={item} onClose={onClose} />
  ) : (
    <RecordPendingDialog title={texts.editTitle} query={query} texts={texts} onClose={onClose} />
  );
}
