import { failureOf } from '@widya/api-client/api-error';
import type { EmailTemplate } from '@widya/contract/email-templates';
import { type EmailScenario, SCENARIO_LABELS } from '@widya/contract/email-variables';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { Select } from '@widya/design-system/select';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { SCENARIO_HELP } from '../../mail-scope/scenario-help.ts';
import { defaultLabel, defaultOf, optionsOf } from './options.ts';
import { CHOICE_TEXTS as texts } from './texts.ts';

interface ScenarioChoiceProps {
  readonly scenario: EmailScenario;
  readonly templates: readonly EmailTemplate[];
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => Promise<unknown>;
  readonly onPreview: (template: EmailTemplate) => void;
}

/** Chooses the template of a scenario. Updates optimistically and rolls back on failure. A-258. */
export function ScenarioChoice({ scenario, templates, chosen, onChoose, onPreview }: ScenarioChoiceProps) {
  const [pending, setPending] = useState<number | null | undefined>(undefined);
  const saving = useAction(async (id: number | null) => {
    setPending(id);
    try {
      await onChoose(id);
      toast.success(texts.saved);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run(id));
    } finally {
      setPending(undefined);
    }
  });
  const displayed = pending === undefined ? chosen : pending;
  const template = templates.find(({ id }) => id === displayed) ?? defaultOf(templates, scenario);
  return (
    <Field
      label={SCENARIO_LABELS[scenario]}
      help={SCENARIO_HELP[scenario]}
      aside={
        template && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={texts.previewOf(SCENARIO_LABELS[scenario])}
            onClick={() => onPreview(template)}
          >
            {texts.preview}
          </Button>
        )
      }
    >
      <Select
        options={optionsOf(templates, scenario, displayed)}
        placeholder={defaultLabel(templates, scenario)}
        value={displayed === null ? '' : String(displayed)}
        disabled={saving.busy}
        onChange={(event) => void saving.run(event.target.value === '' ? null : Number(event.target.value))}
      />
    </Field>
  );
}
