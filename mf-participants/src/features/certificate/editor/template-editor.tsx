import { failureOf } from '@widya/api-client/api-error';
import type { CertificateScope } from '@widya/api-client/certificates';
import { type CertificateTemplate, TEST_PREDICATE } from '@widya/contract/certificate-template';
import type { CertificateSettings } from '@widya/contract/certificates';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { DownloadIcon } from '@widya/design-system/icon';
import { Card, Inline, SectionTitle, Stack } from '@widya/design-system/layout';
import { SaveBar } from '@widya/design-system/save-bar';
import { styled } from '@widya/design-system/styled';
import { useSession } from '@widya/remote-kit/session';
import { type ReactNode, useState } from 'react';
import { ConflictBanner } from '../conflict-banner.tsx';
import { missingText } from '../draw/messages.ts';
import { type Sample, sampleFacts } from '../facts.ts';
import { layoutCertificate, type PartName, textsOf } from '../layout/layout-certificate.ts';
import { movePart, PARTS } from '../parts.ts';
import { PageFrame, PagePreview } from '../preview/page-preview.tsx';
import { PreviewWarnings } from '../preview/preview-warnings.tsx';
import { useLetters } from '../preview/use-letters.ts';
import { CONFLICT_TEXTS, TEXTS } from '../texts.ts';
import { EditorControls } from './editor-controls.tsx';
import { useDownloadOne } from './use-download-one.ts';
import type { TemplateDraft } from './use-template-draft.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
    gap: '6',
    alignItems: 'start',
  },
});

interface TemplateEditorProps {
  readonly scope: CertificateScope;
  readonly settings: CertificateSettings;
  readonly draft: TemplateDraft;
  /** Only admins save templates. */
  readonly canEdit: boolean;
  /** Content beside 'Download Satu'. */
  readonly children?: ReactNode;
}

/** Live preview of both pages with every control. Source: B-123 to B-125. */
export function TemplateEditor({ scope, settings, draft, canEdit, children }: TemplateEditorProps) {
  const [part, setPart] = useState<PartName>('name');
  const [sample, setSample] = useState<Sample>({ name: TEXTS.sampleName, predicate: TEST_PREDICATE });
  const { site } = useSession();
  const template: CertificateTemplate = draft.draft;
  const facts = sampleFacts(sample, template, scope.kind, settings.what_to_learn, site);
  const { letters, failed } = useLetters(facts, textsOf(template, facts));
  const layout = letters && layoutCertificate(template, letters.facts, letters.measure);
  const missing = layout?.warnings.missing ?? [];
  const one = useDownloadOne(settings.code, template);
  const move = canEdit
    ? (name: PartName, by: { readonly x: number; readonly y: number }) => {
        const { left, top } = PARTS[name];
        draft.change(movePart(template, name, { left: template[left] + by.x, top: template[top] + by.y }));
      }
    : undefined;
  return (
    <Card padded aria-label={TEXTS.template}>
      <Stack gap="5">
        <Inline>
          <SectionTitle>{TEXTS.template}</SectionTitle>
        </Inline>
        {!canEdit && <Banner tone="info">{TEXTS.readOnly}</Banner>}
        {failed && <Banner tone="error">{TEXTS.noFont}</Banner>}
        <Columns>
          <Stack gap="4">
            {/* Waits until the font is loaded; the content below the pages is shown immediately and does not move. */}
            {!layout && !failed && (
              <>
                <PageFrame aria-hidden />
                {!template.hidePageTwo && <PageFrame aria-hidden />}
              </>
            )}
            {layout?.pages.map((page) => (
              <PagePreview
                key={page.background}
                page={page}
                label={TEXTS.pages[page.background]}
                background={template[page.background]}
                selected={part}
                onMove={move}
                onSelect={setPart}
              />
            ))}
            {layout && <PreviewWarnings warnings={layout.warnings} />}
            <Inline>
              <Button
                icon={<DownloadIcon size={16} aria-hidden />}
                loading={one.busy}
                onClick={() => void one.run(facts)}
              >
                {TEXTS.downloadOne}
              </Button>
              {children}
            </Inline>
            <FailureBanner failure={failureOf(one.failure, missing.length > 0 ? missingText(missing) : undefined)} />
          </Stack>
          <EditorControls
            scope={scope}
            settings={settings}
            draft={draft}
            canEdit={canEdit}
            part={part}
            onPart={setPart}
            sample={sample}
            onSample={setSample}
          />
        </Columns>
        <FailureBanner failure={failureOf(draft.failure)} />
        {draft.conflict && <ConflictBanner {...draft.conflict} title={CONFLICT_TEXTS.template(draft.conflict.who)} />}
        <SaveBar
          changes={draft.changes}
          saving={draft.busy}
          saveLabel={TEXTS.saveLabel}
          onSave={draft.save}
          onCancel={draft.discard}
        />
      </Stack>
    </Card>
  );
}
