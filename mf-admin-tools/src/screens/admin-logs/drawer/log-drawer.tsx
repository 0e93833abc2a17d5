import type { AdminLog } from '@widya/contract/admin-logs';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { useSession } from '@widya/remote-kit/session';
import { objectPath } from '../object-path.ts';
import { LOG_TEXTS as texts } from '../texts.ts';
import { ChangeList } from './change-list.tsx';
import { LogFacts } from './log-facts.tsx';

interface LogDrawerProps {
  readonly log: AdminLog;
  readonly onClose: () => void;
}

/** A row of the log with its facts, and values before and after. */
export function LogDrawer({ log, onClose }: LogDrawerProps) {
  const target = objectPath(log, useSession());
  return (
    <Drawer
      open
      size="lg"
      title={log.activity}
      onClose={onClose}
      footer={
        <>
          <Spacer />
          <Button onClick={onClose}>{texts.close}</Button>
          {target && (
            <LinkButton variant="primary" to={target}>
              {texts.openObject}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap="5">
        <LogFacts log={log} />
        <Stack gap="2.5">
          <SectionTitle>{texts.changes}</SectionTitle>
          <ChangeList log={log} />
        </Stack>
      </Stack>
    </Drawer>
  );
}
