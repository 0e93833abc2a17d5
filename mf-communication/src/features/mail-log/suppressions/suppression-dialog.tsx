import { failureOf } from '@widya/api-client/api-error';
import { useEmailSuppressionActions, useEmailSuppressionPage } from '@widya/api-client/email-log';
import type { EmailSuppression } from '@widya/contract/email-log';
import { formatDateTime } from '@widya/contract/time/texts';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Muted, Stack } from '@widya/design-system/layout';
import { SearchInput } from '@widya/design-system/search-input';
import { styled } from '@widya/design-system/styled';
import { toast } from '@widya/design-system/toast';
import { PageSteps } from '@widya/record-kit/paging/page-steps';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { AddForm } from './add-form.tsx';
import { SUPPRESSION_TEXTS as texts } from './texts.ts';

const PER_PAGE = 10;
const List = styled('ul', { base: { listStyle: 'none', margin: 0, padding: 0 } });
const Item = styled('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: '2',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
});

/** Addresses that broadcasts skip, with reasons. */
export function SuppressionDialog({ onClose }: { readonly onClose: () => void }) {
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const { data, error, isValidating, retry } = useEmailSuppressionPage({
    page,
    per_page: PER_PAGE,
    ...(q !== '' && { q }),
  });
  const { remove } = useEmailSuppressionActions();
  const removing = useAction(async ({ id, email }: EmailSuppression) => {
    try {
      await remove(id);
      toast.success(texts.removed(email));
    } catch (failure) {
      toast.failure(failureOf(failure), retry);
    }
  });
  const total = data?.meta.total ?? 0;
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.about}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Stack>
        <AddForm />
        <SearchInput
          label={texts.search}
          value={q}
          onChange={(next) => {
            setQ(next);
            setPage(1);
          }}
          placeholder={texts.search}
        />
        {!data ? (
          <PendingRead of={{ error, retry, isValidating }} title={texts.failed} size="sm" lines={5} />
        ) : total === 0 ? (
          <Muted>{q === '' ? texts.empty : texts.notFound}</Muted>
        ) : (
          <List aria-label={texts.list} aria-busy={isValidating}>
            {data.data.map((row) => (
              <Item key={row.id}>
                <div>
                  <div>{row.email}</div>
                  <Muted fontSize="sm">
                    {[texts.reasons[row.reason], row.note, formatDateTime(row.created_at)].filter(Boolean).join(' · ')}
                  </Muted>
                </div>
                <IconButton
                  size="sm"
                  variant="ghost"
                  label={texts.removeOf(row.email)}
                  icon={<TrashIcon size={16} />}
                  disabled={removing.busy}
                  onClick={() => void removing.run(row)}
                />
              </Item>
            ))}
          </List>
        )}
        <PageSteps page={page} perPage={PER_PAGE} total={total} onPage={setPage} about={texts.total(total)} />
      </Stack>
    </Dialog>
  );
}
