import type { EmailBroadcastRecord } from '@widya/contract/email-broadcasts';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { toast } from '@widya/design-system/toast';
import { useUrlTab } from '@widya/design-system/use-url-tab';
import { useSearchParams } from '@widya/remote-kit/router';
import { useAddressNumber } from '@widya/remote-kit/use-address-number';
import type { MailScope } from '../mail-scope/mail-scope.ts';
import { Compose } from './compose/compose.tsx';
import { BroadcastHistory } from './history/broadcast-history.tsx';
import { BROADCAST_TEXTS as texts } from './texts.ts';
import type { Broadcast } from './use-broadcast.ts';

const VIEWS = ['tulis', 'riwayat'] as const;
const loadDrawer = () => import('./history/broadcast-drawer.tsx').then(({ BroadcastDrawer }) => BroadcastDrawer);

interface BroadcastTabProps {
  readonly broadcast: Broadcast;
  readonly scope: MailScope;
  /** Whether the account has the key of mails. */
  readonly mayMail: boolean;
}

/** Composing a broadcast, and the list of earlier ones. B-184 and B-196 to B-206. */
export function BroadcastTab({ broadcast, scope, mayMail }: BroadcastTabProps) {
  const [view, setView] = useUrlTab(VIEWS, 'lihat');
  const [opened, setOpened] = useAddressNumber('broadcast');
  const [, setSearch] = useSearchParams();
  if (!mayMail) return <ForbiddenState title={texts.forbidden} description={texts.forbiddenWhy} />;
  const close = () => setOpened(null);
  const edit = (record: EmailBroadcastRecord) => {
    const restore = broadcast.editRecalled(record);
    setSearch({ tab: 'broadcast' });
    if (restore) toast.undo(texts.replaced, restore);
  };
  return (
    <Stack gap="4">
      <div>
        <SegmentGroup
          label={texts.views}
          fit
          value={view}
          onChange={setView}
          options={[
            { value: 'tulis', label: texts.write },
            { value: 'riwayat', label: texts.history },
          ]}
        />
      </div>
      {view === 'tulis' ? (
        <Compose broadcast={broadcast} scope={scope} />
      ) : (
        <BroadcastHistory scope={scope} onOpen={setOpened} />
      )}
      {opened !== null && (
        <LazyPart load={loadDrawer} onFailure={close} props={{ id: opened, scope, onEdit: edit, onClose: close }} />
      )}
    </Stack>
  );
}
