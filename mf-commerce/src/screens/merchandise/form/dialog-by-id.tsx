import { useQuery } from '@widya/api-client/query';
import { type Merchandise, readMerchandise } from '@widya/contract/merchandise';
import type { merchandiseSchemas } from '@widya/contract/merchandise.schemas';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { useRef } from 'react';
import { failureOf } from '../../../features/failure.ts';
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
  const { error } = asked;
  return piece ? (
    <MerchandiseDialog key={id} piece={piece} onClose={onClose} />
  ) : (
    <Dialog open title={texts.editTitle} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      {error?.status === 404 ? (
        <EmptyState size="sm" title={texts.missing} description={texts.missingWhy} />
      ) : error ? (
        <LoadFailure
          size="sm"
          failure={failureOf(error)}
          title={texts.failed}
          onRetry={asked.retry}
          retrying={asked.isValidating}
        />
      ) : (
        <SkeletonArea>
          <SkeletonText lines={8} />
        </SkeletonArea>
      )}
    </Dialog>
  );
}
