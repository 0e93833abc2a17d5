import { useOpenDataRequests } from '@widya/api-client/data-requests';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { formatNumber } from '@widya/design-system/formats/number';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useState } from 'react';
import { DATA_REQUEST_TEXTS as texts } from './texts.ts';

const loadDialog = () => import('./requests-dialog.tsx').then(({ RequestsDialog }) => RequestsDialog);

/** Shows the number of open requests about personal data; nothing when there are none. */
export function RequestsNotice() {
  const { data } = useOpenDataRequests();
  const [isOpen, setIsOpen] = useState(false);
  const count = data?.length ?? 0;
  return (
    <>
      {count > 0 && (
        <Banner
          tone="warn"
          title={texts.waiting(formatNumber(count))}
          actions={
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {texts.show}
            </Button>
          }
        />
      )}
      {isOpen && (
        <LazyPart
          load={loadDialog}
          onFailure={() => setIsOpen(false)}
          props={{ requests: data ?? [], onClose: () => setIsOpen(false) }}
        />
      )}
    </>
  );
}
