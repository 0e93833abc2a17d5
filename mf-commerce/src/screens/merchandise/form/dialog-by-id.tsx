import { useQuery } from '@widya/api-client/query';
import { type Merchandise, readMerchandise } from '@widya/contract/merchandise';
import type { merchandiseSchemas } from '@widya/contract/merchandise.schemas';
import { useRef } from 'react';
import { RecordPendingDialog } from '../../../features/record-pending-dialog.tsx';
import { MerchandiseDialog } from './merchandise-dialog.tsx';
import { MERCHANDISE_FORM_TEXTS as texts } from './texts.ts';

interface DialogByIdProps {
  readonly id: number;
  /** Pieces on the screen; the one asked for is most often among them. */
  readonly rows: readonly Merchandise[];
  readonly onClose: () => void;
}

/** The piece of an address. One that is on no row of the screen is asked for by its id: a copied link outlives its page. */
export function DialogById({ id, rows, onClose }: DialogByIdProps) {
  const shown = rows.find((row) => row.id === id);
  const asked = useQuery<(typeof merchandiseSchemas)['readMerchandise'], Merchandise>(
    readMerchandise,
    shown ? null : { params: { id } },
  );
  const found = shown ?? (asked.data?.id === id ? asked.data : undefined);
  // Kept as it was when it was found: what is typed stays when the list behind it changes.
  const kept = useRef(found);
  if (kept.current?.id !== id) kept.current = found;
  const piece = kept.current;
  return piece ? (
    <MerchandiseDialog key={id} piece={piece} onClose={onClose} />
  ) : (
    <RecordPendingDialog title={texts.editTitle} asked={asked} texts={texts} onClose={onClose} />
  );
}
