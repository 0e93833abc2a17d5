import type { CertificateScope } from '@widya/api-client/certificates';
import type { CertificateSettings } from '@widya/contract/certificates';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { Switch } from '@widya/design-system/switch';
import { TextInput } from '@widya/design-system/text-input';
import type { Sample } from '../facts.ts';
import type { PartName } from '../layout/layout-certificate.ts';
import { PARTS } from '../parts.ts';
import { TEXTS } from '../texts.ts';
import { PageUpload } from './page-upload.tsx';
import { PartControls } from './part-controls.tsx';
import { TestFields } from './test-fields.tsx';
import { useSecondColor } from './use-second-color.ts';
import type { TemplateDraft } from './use-template-draft.ts';

interface EditorControlsProps {
  readonly scope: CertificateScope;
  readonly settings: CertificateSettings;
  readonly draft: TemplateDraft;
  readonly canEdit: boolean;
  readonly part: PartName;
  readonly onPart: (part: PartName) => void;
  readonly sample: Sample;
  readonly onSample: (sample: Sample) => void;
}

/** The controls beside the preview. */
export function EditorControls(props: EditorControlsProps) {
  const { scope, settings, draft, canEdit, part, onPart, sample, onSample } = props;
  const { draft: template, change } = draft;
  const followBackground = useSecondColor(draft);
  return (
    <Stack gap="5">
      <TestFields sample={sample} onChange={onSample} settings={settings} />
      <Switch
        checked={template.hidePageTwo}
        disabled={!canEdit}
        onChange={(event) => {
          const hidePageTwo = event.currentTarget.checked;
          change({ hidePageTwo });
          if (hidePageTwo && PARTS[part].page === 'certPage2') onPart('name');
        }}
      >
        {TEXTS.hidePageTwo}
      </Switch>
      <PartControls draft={draft} part={part} onPart={onPart} disabled={!canEdit} />
      <Field label={TEXTS.numberPrefix} help={TEXTS.numberPrefixHelp} disabled={!canEdit}>
        <TextInput
          value={template.numberPrefix}
          inputMode="numeric"
          maxLength={6}
          disabled={!canEdit}
          onChange={(event) => change({ numberPrefix: event.currentTarget.value.replace(/\D/g, '') })}
        />
      </Field>
      <Field label={TEXTS.numberSuffix} disabled={!canEdit}>
        <TextInput
          value={template.numberSuffix}
          maxLength={60}
          disabled={!canEdit}
          onChange={(event) => change({ numberSuffix: event.currentTarget.value })}
        />
      </Field>
      {canEdit && (
        <>
          <PageUpload
            scope={scope}
            page="certPage1"
            value={template.certPage1}
            onChange={(certPage1) => change({ certPage1 })}
          />
          {!template.hidePageTwo && (
            <PageUpload
              scope={scope}
              page="certPage2"
              value={template.certPage2}
              onChange={(certPage2) => change({ certPage2 })}
              onBrightness={followBackground}
            />
          )}
        </>
      )}
    </Stack>
  );
}
