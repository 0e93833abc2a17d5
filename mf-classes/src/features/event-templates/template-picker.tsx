import { useEventActions } from '@widya/api-client/events';
import type { EventSession, EventTemplate, TemplateType } from '@widya/contract/events';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Select } from '@widya/design-system/select';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import type { EventValues } from '../event-form/event-values.ts';
import { TemplatePreview } from './template-preview.tsx';
import { templateProblem } from './template-problems.ts';
import { TEMPLATE_TEXTS as texts } from './texts.ts';

interface TemplatePickerProps {
  readonly type: TemplateType;
  /** All sessions of the event, which share the choice. */
  readonly sessions: readonly Pick<EventSession, 'id' | 'name'>[];
  readonly chosen: number | null;
  readonly templates: readonly EventTemplate[];
  readonly values: EventValues;
}

const namesOf = (sessions: TemplatePickerProps['sessions']) => sessions.map(({ name }) => name).join(', ');

/** Templates of the scenario, and the chosen one. */
const optionsOf = (templates: readonly EventTemplate[], type: TemplateType, chosen: number | null) =>
  templates
    .filter(({ id, template_type }) => template_type === type || template_type === 'general' || id === chosen)
    .map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * Chooses the template of a scenario, with one call per session. Updates optimistically; after a failure, names the
 * sessions that were not written, and tries only those again.
 */
export function TemplatePicker({ type, sessions, chosen, templates, values }: TemplatePickerProps) {
  const { setTemplate } = useEventActions();
  const [pending, setPending] = useState<number | null | undefined>(undefined);
  const [previewed, setPreviewed] = useState(false);
  const [unsaved, setUnsaved] = useState<TemplatePickerProps['sessions']>([]);
  const saving = useAction(async (id: number | null, wanted: TemplatePickerProps['sessions']) => {
    for (const [at, session] of wanted.entries()) {
      setUnsaved(wanted.slice(at));
      await setTemplate(session.id, type, id);
    }
    toast.success(texts.saved);
  });
  const saved = sessions.filter(({ id }) => !unsaved.some((session) => session.id === id));
  const isPartial = saving.failure !== null && saved.length > 0;
  const choose = async (id: number | null, wanted = sessions) => {
    setPending(id);
    await saving.run(id, wanted);
    setPending(undefined);
  };
  const displayed = pending === undefined ? chosen : pending;
  const template = templates.find(({ id }) => id === displayed);
  return (
    <>
      <Field
        label={texts[type]}
        error={template && (templateProblem(type, template, values) ?? undefined)}
        aside={
          template && (
            <Button size="sm" variant="ghost" aria-label={texts.showOf(texts[type])} onClick={() => setPreviewed(true)}>
              {texts.show}
            </Button>
          )
        }
      >
        <Select
          options={optionsOf(templates, type, displayed)}
          placeholder={type === 'reminder' ? texts.noReminder : texts.builtIn}
          value={displayed === null ? '' : String(displayed)}
          disabled={saving.busy}
          onChange={(event) => void choose(event.target.value === '' ? null : Number(event.target.value))}
        />
      </Field>
      <FailureBanner
        failure={failureOf(saving.failure)}
        title={isPartial ? texts.partlySaved(namesOf(saved), namesOf(unsaved)) : undefined}
      />
      {isPartial && (
        <div>
          <Button size="sm" onClick={() => void choose(chosen, unsaved)}>
            {texts.retry}
          </Button>
        </div>
      )}
      {template && previewed && <TemplatePreview template={template} onClose={() => setPreviewed(false)} />}
    </>
  );
}
