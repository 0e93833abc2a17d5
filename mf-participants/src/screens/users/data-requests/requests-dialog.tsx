import { failureOf } from '@widya/api-client/api-error';
import { useFinishDataRequest } from '@widya/api-client/data-requests';
import { DATA_REQUEST_LABELS, type DataRequest } from '@widya/contract/data-requests';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Inline, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { toast } from '@widya/design-system/toast';
import { linkTo } from '@widya/remote-kit/link-to';
import { useAction } from '@widya/remote-kit/use-action';
import { DATA_REQUEST_TEXTS as texts } from './texts.ts';

interface RequestsDialogProps {
  readonly requests: readonly DataRequest[];
  readonly onClose: () => void;
}

/** Open requests about personal data. */
export function RequestsDialog({ requests, onClose }: RequestsDialogProps) {
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.why} size="lg">
      <Stack>
        {requests.length === 0 ? <p>{texts.none}</p> : null}
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} />
        ))}
      </Stack>
    </Dialog>
  );
}

function RequestItem({ request }: { readonly request: DataRequest }) {
  const { id, kind, email, member_id, full_name, created_at } = request;
  const finish = useFinishDataRequest();
  const finishing = useAction(async () => {
    try {
      await finish(id);
      toast.success(texts.finished);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void finishing.run());
    }
  });
  const person = member_id === null ? null : linkTo('Person', { id: member_id });
  return (
    <Stack gap="2">
      <Inline>
        <strong>{email}</strong>
        <Badge>{DATA_REQUEST_LABELS[kind]}</Badge>
      </Inline>
      <p>{texts.requested(formatDateTime(created_at))}</p>
      <Inline>
        {member_id === null && <span>{texts.nobody}</span>}
        {person !== null && (
          <LinkButton size="sm" to={person}>
            {texts.open(full_name ?? email)}
          </LinkButton>
        )}
        <Button
          size="sm"
          loading={finishing.busy}
          aria-label={texts.finishOf(email)}
          onClick={() => void finishing.run()}
        >
          {texts.finish}
        </Button>
      </Inline>
    </Stack>
  );
}
