import { useClassEditing, useClassHistoryPage } from '@widya/api-client/class-editing';
import type { ClassRecord } from '@widya/contract/classes';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { Badge } from '@widya/design-system/badge';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { CopyIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { ClassStatusBadge } from '@widya/design-system/status-badge';
import { toast } from '@widya/design-system/toast';
import { useNarrow } from '@widya/design-system/use-narrow';
import { HistoryCard } from '@widya/record-kit/history/history-card';
import { failureOf } from '@widya/record-kit/read/failure';
import { linkTo } from '@widya/remote-kit/link-to';
import { useLocation, useNavigate } from '@widya/remote-kit/router';
import { useAction } from '@widya/remote-kit/use-action';
import { ClassEditor } from '../../features/class-form/class-editor.tsx';
import { PreviewButton } from '../../features/class-preview/preview-button.tsx';
import { PublishControls } from '../../features/class-publish/publish-controls.tsx';
import { PUBLISH_LABELS } from '../../features/class-publish/texts.ts';
import { classListPath } from '../../features/classes/list-path.ts';
import { useAnchor } from '../../features/classes/use-anchor.ts';
import { RegistrantsCard } from './registrants-card.tsx';
import { DETAIL_TEXTS as texts } from './texts.ts';
import { TodoCard } from './todo-card.tsx';

/** The record of a class: its form, and beside it to-dos, counts and history. */
export function ClassRecordView({ record }: { readonly record: ClassRecord }) {
  const { duplicate } = useClassEditing();
  const navigate = useNavigate();
  const { hash } = useLocation();
  // On phones the button in the header replaces that in the bar, which has one row.
  const narrow = useNarrow();
  const copying = useAction(async () => {
    const { code } = await duplicate(record.code);
    toast.success(texts.duplicated);
    void navigate(linkTo('ClassDetail', { event_url: code }) ?? '/editor');
  });
  useAnchor(true, hash);
  const preview = linkTo('ClassPreview', { event_url: record.code });
  return (
    <ClassEditor
      key={record.code}
      record={record}
      onSaved={() => undefined}
      header={({ record: saved, dirty, values }) => (
        <>
          <PageHeader
            title={record.name}
            breadcrumb={[{ label: texts.classes, to: classListPath() }, { label: record.name }]}
            context={
              <>
                {record.publish_status === 'DRAFT' ? (
                  <Badge>{PUBLISH_LABELS.DRAFT}</Badge>
                ) : (
                  <ClassStatusBadge status={record.status} />
                )}
                <span>
                  {!record.permanent && `${formatDateTimeRange(record.start_time, record.end_time)} · `}
                  kode {record.code}
                </span>
              </>
            }
            actions={
              dirty || narrow || !preview ? (
                <PreviewButton size="md" record={saved ?? record} values={values} />
              ) : (
                <LinkButton to={preview}>{texts.preview}</LinkButton>
              )
            }
            more={[
              {
                key: 'duplicate',
                label: texts.duplicate,
                icon: <CopyIcon size={16} />,
                onSelect: () => void copying.run(),
                disabled: copying.busy,
              },
            ]}
          />
          <FailureBanner failure={failureOf(copying.failure)} />
        </>
      )}
      side={(state) => (
        <>
          <TodoCard form={state.form} record={state.record ?? record} />
          <RegistrantsCard record={state.record ?? record} />
          <HistoryCard title={texts.history} none={texts.noHistory} of={record.code} useHistory={useClassHistoryPage} />
        </>
      )}
      tools={({ record: saved, dirty, values }) => (
        <>
          {!narrow && <PreviewButton record={saved ?? record} values={values} />}
          <PublishControls record={saved ?? record} dirty={dirty} />
        </>
      )}
    />
  );
}
