import type { CertificateScope } from '@widya/api-client/certificates';
import type { CertificateTemplate } from '@widya/contract/certificate-template';
import type { CertificateRow, CertificateSettings } from '@widya/contract/certificates';
import { Button } from '@widya/design-system/button';
import { SendIcon } from '@widya/design-system/icon';
import { Muted, Stack } from '@widya/design-system/layout';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { targetOf } from '@widya/record-kit/bulk-action/target-of';
import { useSelection } from '@widya/record-kit/bulk-action/use-selection';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { BatchProgress } from './batch/batch-progress.tsx';
import { GenerateDialog } from './batch/generate-dialog.tsx';
import { useBatch } from './batch/use-batch.ts';
import { type BulkRequest, requestFor } from './bulk/bulk-request.ts';
import { IssueDialog } from './bulk/issue-dialog.tsx';
import { RevokeDialog } from './bulk/revoke-dialog.tsx';
import type { CertificateDialog } from './certificate-screen.tsx';
import { CompetenciesTab } from './competencies/competencies-tab.tsx';
import { DownloadDialog } from './download/download-dialog.tsx';
import { TemplateEditor } from './editor/template-editor.tsx';
import { useTemplateDraft } from './editor/use-template-draft.ts';
import { type CertificateTab, classCertificateList } from './list/list.ts';
import { PeopleTable } from './list/people-table.tsx';
import { PredicateDialog } from './predicates/predicate-dialog.tsx';
import { TEXTS } from './texts.ts';
import { ManualUploadDialog } from './upload/manual-upload-dialog.tsx';

interface CertificateBodyProps {
  readonly scope: CertificateScope;
  readonly settings: CertificateSettings;
  readonly defaults: CertificateTemplate;
  readonly query: TableQuery;
  readonly tab: CertificateTab;
  readonly dialog: CertificateDialog;
  readonly setDialog: (dialog: CertificateDialog) => void;
}

/** Content below the tabs. */
export function CertificateBody(props: CertificateBodyProps) {
  const { scope, settings, defaults, query, tab, dialog, setDialog } = props;
  const canEdit = useSession().role !== 'instructor';
  const draft = useTemplateDraft(scope, settings, defaults);
  const batch = useBatch(scope, settings, draft.stored);
  const filter = classCertificateList.filtersOf(classCertificateList.read(new URLSearchParams(query.apiQuery)));
  const { selection, choose, clear } = useSelection(filter);
  const [request, setRequest] = useState<BulkRequest | null>(null);
  const [ticked, setTicked] = useState(0);
  const [uploading, setUploading] = useState<CertificateRow | null>(null);
  const [generating, setGenerating] = useState(false);
  if (tab === 'kompetensi') return <CompetenciesTab scope={scope} settings={settings} canEdit={canEdit} />;
  const isOpen = batch.task !== null && batch.task.remaining > 0;
  const canIssue = draft.changes === 0 && !isOpen && !batch.isWorking;
  const close = () => {
    setDialog(null);
    setTicked(0);
  };
  return (
    <Stack gap="6">
      <TemplateEditor scope={scope} settings={settings} draft={draft} canEdit={canEdit}>
        <Button
          variant="primary"
          icon={<SendIcon size={16} aria-hidden />}
          disabled={draft.changes > 0 || isOpen || settings.totals.accepted === 0}
          loading={batch.isWorking}
          onClick={() => setGenerating(true)}
        >
          {TEXTS.generateAll}
        </Button>
        {draft.changes > 0 && <Muted>{TEXTS.saveFirst}</Muted>}
      </TemplateEditor>
      <BatchProgress batch={batch} />
      <PeopleTable
        scope={scope}
        query={query}
        selection={selection}
        onSelection={choose}
        canIssue={canIssue}
        onUpload={setUploading}
        onAction={(action, row) => setRequest(requestFor(action, row))}
        onBulk={(action, count) => setRequest({ action, target: targetOf(selection, filter), count, row: null })}
        onPredicates={(count) => {
          setTicked(count);
          setDialog('predicates');
        }}
      />
      {generating && (
        <GenerateDialog scope={scope} settings={settings} batch={batch} onClose={() => setGenerating(false)} />
      )}
      {request?.action === 'issue' && (
        <IssueDialog scope={scope} request={request} batch={batch} onDone={clear} onClose={() => setRequest(null)} />
      )}
      {request?.action === 'revoke' && (
        <RevokeDialog scope={scope} request={request} onDone={clear} onClose={() => setRequest(null)} />
      )}
      {dialog === 'download' && <DownloadDialog scope={scope} classCode={settings.code} onClose={close} />}
      {dialog === 'predicates' && (
        <PredicateDialog
          scope={scope}
          settings={settings}
          chosen={{ selection, filter }}
          count={ticked}
          onClose={close}
        />
      )}
      {uploading && <ManualUploadDialog scope={scope} row={uploading} onClose={() => setUploading(null)} />}
    </Stack>
  );
}
