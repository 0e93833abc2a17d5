import { failureOf } from '@widya/api-client/api-error';
import { type CertificateScope, useCertificateActions } from '@widya/api-client/certificates';
import type { CertificateSettings } from '@widya/contract/certificates';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { ListOrderedIcon, PlusIcon, TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Card, Inline, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { SaveBar } from '@widya/design-system/save-bar';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { ConflictBanner } from '../conflict-banner.tsx';
import { conflictOf } from '../conflict-of.ts';
import { plainTextOf } from '../facts.ts';
import { CONFLICT_TEXTS, COMPETENCY_TEXTS as texts } from '../texts.ts';

const Row = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2', alignItems: 'start' },
});

interface Competency {
  readonly key: number;
  /** As stored; `text` differs from its plain text once it was changed. */
  readonly stored: string;
  readonly text: string;
}

const listOf = (stored: readonly string[]): Competency[] =>
  stored.map((html, key) => ({ key, stored: html, text: plainTextOf(html) }));
/** An unchanged text keeps its bold and italic formats. */
const storedOf = ({ stored, text }: Competency): string => (plainTextOf(stored) === text ? stored : text.trim());
const isBlank = ({ text }: Competency): boolean => text.trim() === '';

interface CompetenciesTabProps {
  readonly scope: CertificateScope;
  readonly settings: CertificateSettings;
  readonly canEdit: boolean;
}

/** 'Kompetensi': the list on page two, stored with the class. Source: B-152 to B-154. */
export function CompetenciesTab({ scope, settings, canEdit }: CompetenciesTabProps) {
  const { saveCompetencies, refresh } = useCertificateActions(scope);
  const [draft, setDraft] = useState<readonly Competency[] | null>(null);
  const [removing, setRemoving] = useState<Competency | null>(null);
  const [tried, setTried] = useState(false);
  const list = draft ?? listOf(settings.what_to_learn);
  const after = list.map(storedOf);
  const changes = draft === null || JSON.stringify(after) === JSON.stringify(settings.what_to_learn) ? 0 : 1;
  const forget = () => {
    setDraft(null);
    setTried(false);
  };
  const saving = useAction(async (force?: boolean) => {
    await saveCompetencies(after, force ? undefined : settings.version);
    forget();
    toast.success(texts.saved);
  });
  const conflict = conflictOf(saving.failure, {
    keepMine: () => void saving.run(true),
    takeTheirs: () => {
      forget();
      saving.forget();
      void refresh();
    },
  });
  const save = async () => {
    setTried(true);
    if (!list.some(isBlank)) await saving.run();
  };
  useUnsavedWork(changes > 0, save);
  const write = (key: number, text: string) =>
    setDraft(list.map((item) => (item.key === key ? { ...item, text } : item)));
  const remove = (key: number) => setDraft(list.filter((item) => item.key !== key));
  const add = () => setDraft([...list, { key: 1 + Math.max(-1, ...list.map(({ key }) => key)), stored: '', text: '' }]);
  return (
    <Card padded aria-label={texts.title}>
      <Stack gap="4">
        <Inline>
          <SectionTitle>{texts.title}</SectionTitle>
        </Inline>
        <Muted>{texts.why}</Muted>
        {conflict && <ConflictBanner {...conflict} title={CONFLICT_TEXTS.competencies(conflict.who)} />}
        {!conflict && <FailureBanner failure={failureOf(saving.failure)} />}
        {list.length === 0 && (
          <EmptyState icon={<ListOrderedIcon size={22} />} title={texts.none} description={texts.noneWhy} size="sm" />
        )}
        {list.map((item, index) => (
          <Field
            key={item.key}
            label={`${texts.item} ${index + 1}`}
            error={(tried || item.stored !== '') && isBlank(item) ? texts.empty : null}
          >
            <Row>
              <TextInput
                value={item.text}
                maxLength={1_000}
                placeholder={texts.placeholder}
                disabled={!canEdit}
                onChange={(event) => write(item.key, event.currentTarget.value)}
              />
              {canEdit && (
                <IconButton
                  label={`${texts.removeLabel} ${texts.item.toLowerCase()} ${index + 1}`}
                  icon={<TrashIcon size={16} />}
                  onClick={() => setRemoving(item)}
                />
              )}
            </Row>
          </Field>
        ))}
        {canEdit && (
          <div>
            <Button icon={<PlusIcon size={16} aria-hidden />} onClick={add}>
              {texts.add}
            </Button>
          </div>
        )}
        <SaveBar
          changes={changes}
          saving={saving.busy}
          saveLabel={texts.save}
          problem={tried && list.some(isBlank) ? texts.empty : undefined}
          onSave={() => void save()}
          onCancel={() => {
            forget();
            saving.forget();
          }}
        />
      </Stack>
      <ConfirmDialog
        open={removing !== null}
        danger
        title={texts.removeTitle}
        confirmLabel={texts.removeLabel}
        onConfirm={() => {
          if (removing) remove(removing.key);
          setRemoving(null);
        }}
        onCancel={() => setRemoving(null)}
      >
        {texts.remove}
      </ConfirmDialog>
    </Card>
  );
}
