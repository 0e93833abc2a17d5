import { type CertificateScope, useCertificateActions } from '@widya/api-client/certificates';
import { type CertificateTemplate, readTemplate } from '@widya/contract/certificate-template';
import type { CertificateSettings } from '@widya/contract/certificates';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useMemo, useState } from 'react';
import { conflictOf } from '../conflict-of.ts';
import { TEXTS } from '../texts.ts';

/** The edited template, which is kept until it is saved or explicitly discarded. */
export function useTemplateDraft(
  scope: CertificateScope,
  settings: CertificateSettings,
  defaults: CertificateTemplate,
) {
  const { saveTemplate, refresh } = useCertificateActions(scope);
  const stored = useMemo(() => readTemplate(settings.template, defaults), [settings.template, defaults]);
  const [changed, setChanged] = useState<Partial<CertificateTemplate>>({});
  const draft: CertificateTemplate = { ...stored, ...changed };
  const changes = (Object.keys(changed) as (keyof CertificateTemplate)[]).filter((key) => draft[key] !== stored[key]);
  const saving = useAction(async (force?: boolean) => {
    await saveTemplate(draft, force ? undefined : settings.version);
    setChanged({});
    toast.success(TEXTS.saved);
  });
  const conflict = conflictOf(saving.failure, {
    keepMine: () => void saving.run(true),
    takeTheirs: () => {
      setChanged({});
      saving.forget();
      void refresh();
    },
  });
  useUnsavedWork(changes.length > 0, () => saving.run());
  return {
    stored,
    draft,
    changes: changes.length,
    change: (next: Partial<CertificateTemplate>) => setChanged((former) => ({ ...former, ...next })),
    discard: () => {
      setChanged({});
      saving.forget();
    },
    save: () => void saving.run(),
    busy: saving.busy,
    failure: conflict ? null : saving.failure,
    conflict,
  };
}

export type TemplateDraft = ReturnType<typeof useTemplateDraft>;
