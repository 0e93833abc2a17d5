import { failureOf } from '@widya/api-client/api-error';
import { saveFile } from '@widya/api-client/save-file';
import { downloadTaskFailures, useTask, useTaskActions, useTaskItems } from '@widya/api-client/tasks';
import { isOver, type TaskItemState } from '@widya/contract/task-states';
import type { Task } from '@widya/contract/tasks';
import { Button } from '@widya/design-system/button';
import { formatNumber } from '@widya/design-system/formats/number';
import { DownloadIcon } from '@widya/design-system/icon';
import { JobProgress, type JobState } from '@widya/design-system/job-progress';
import { KeyValueList } from '@widya/design-system/key-value';
import { Muted, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Tabs } from '@widya/design-system/tabs';
import { toast } from '@widya/design-system/toast';
import { PageSteps } from '@widya/record-kit/paging/page-steps';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { INVITE_TEXTS as texts } from '../texts.ts';

const LISTS = ['sent', 'skipped', 'failed'] as const satisfies readonly TaskItemState[];
type List = (typeof LISTS)[number];
const PER_PAGE = 50;

const count = (task: Task): Readonly<Record<List, string>> => ({
  sent: texts.success(formatNumber(task.sent)),
  skipped: texts.duplicate(formatNumber(task.skipped)),
  failed: texts.fail(formatNumber(task.failed)),
});

/** Progress of the invitations, then counts of new, known and invalid rows. B-174. */
export function InviteProgress({ id }: { readonly id: number }) {
  const query = useTask(id);
  const { data } = query;
  const actions = useTaskActions();
  const act = (work: () => Promise<unknown>) => {
    const run = (): void => void work().catch((failure: unknown) => toast.failure(failureOf(failure), run));
    return run;
  };
  if (data === undefined) return <PendingRead of={query} title={texts.listFailed} lines={4} />;
  return (
    <Stack gap="4">
      <JobProgress
        title={data.label}
        state={data.state.toLowerCase() as JobState}
        done={data.total - data.remaining}
        total={data.total}
        failed={data.failed}
        onPause={act(() => actions.pause(id))}
        onResume={act(() => actions.resume(id))}
        onCancel={act(() => actions.cancel(id))}
      />
      {isOver(data.state) ? <InviteLists task={data} /> : <Muted>{texts.background}</Muted>}
    </Stack>
  );
}

function InviteLists({ task }: { readonly task: Task }) {
  const [list, setList] = useState<List>(task.failed > 0 ? 'failed' : task.sent > 0 ? 'sent' : 'skipped');
  const [page, setPage] = useState(1);
  const items = useTaskItems(task.id, { page, per_page: PER_PAGE, state: list });
  const saving = useAction(async () => {
    try {
      saveFile(await downloadTaskFailures(task.id));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run());
    }
  });
  const labels = count(task);
  const rows = items.data?.data ?? [];
  return (
    <Tabs
      label={texts.title}
      items={LISTS.map((value) => ({ value, label: labels[value] }))}
      value={list}
      onChange={(value) => {
        setList(LISTS.find((known) => known === value) ?? 'sent');
        setPage(1);
      }}
    >
      <Stack>
        {items.error ? (
          <LoadFailure failure={failureOf(items.error)} title={texts.listFailed} onRetry={items.retry} />
        ) : null}
        {rows.length > 0 ? (
          <KeyValueList items={rows.map(({ label, reason }) => ({ label, value: reason ?? 'Baru' }))} />
        ) : items.isValidating ? null : (
          <Muted>{texts.none}</Muted>
        )}
        <PageSteps page={page} perPage={PER_PAGE} total={items.data?.meta.total ?? 0} onPage={setPage} />
        {list === 'failed' && task.failed > 0 ? (
          <div>
            <Button
              size="sm"
              loading={saving.busy}
              icon={<DownloadIcon size={15} aria-hidden />}
              onClick={() => void saving.run()}
            >
              {texts.downloadFailed}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Tabs>
  );
}
