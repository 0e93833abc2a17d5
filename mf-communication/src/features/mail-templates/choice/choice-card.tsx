import { failureOf } from '@widya/api-client/api-error';
import { useEmailTemplates } from '@widya/api-client/email-templates';
import type { EmailTemplate } from '@widya/contract/email-templates';
import { type EmailScenario, TEMPLATE_FIELD_OF } from '@widya/contract/email-variables';
import { Card, Inline, Muted, SectionTitle, Spacer } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { ScenarioChoice } from './scenario-choice.tsx';
import { CHOICE_TEXTS as texts } from './texts.ts';

const Grid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: '18px 20px',
    marginTop: '4',
  },
});

type Chosen = Exclude<EmailScenario, 'FEEDBACK' | 'GENERAL'>;
/** Templates of a class or course by scenario; null when none was chosen. */
export type TemplateChoices = Readonly<Partial<Record<(typeof TEMPLATE_FIELD_OF)[Chosen], number | null>>>;

interface ChoiceCardProps {
  readonly scenarios: readonly Chosen[];
  /** Undefined while unknown. */
  readonly choices: TemplateChoices | undefined;
  readonly onChoose: (change: TemplateChoices) => Promise<unknown>;
  readonly onPreview: (template: EmailTemplate) => void;
}

/** Chooses the template of each scenario. B-186, B-190 and A-258. */
export function ChoiceCard({ scenarios, choices, onChoose, onPreview }: ChoiceCardProps) {
  const { data: templates, error, isValidating, retry } = useEmailTemplates();
  return (
    <Card padded aria-labelledby="surel-otomatis" marginBottom="4">
      <Inline>
        <SectionTitle id="surel-otomatis">{texts.title}</SectionTitle>
        <Spacer />
        <Muted fontSize="sm">{texts.note}</Muted>
      </Inline>
      {!templates && error ? (
        <LoadFailure
          size="sm"
          title={texts.failed}
          failure={failureOf(error)}
          onRetry={retry}
          retrying={isValidating}
        />
      ) : (
        <Grid>
          {scenarios.map((scenario) =>
            templates && choices ? (
              <ScenarioChoice
                key={scenario}
                scenario={scenario}
                templates={templates}
                chosen={choices[TEMPLATE_FIELD_OF[scenario]] ?? null}
                onChoose={(id) => onChoose({ [TEMPLATE_FIELD_OF[scenario]]: id })}
                onPreview={onPreview}
              />
            ) : (
              <Skeleton key={scenario} height={86} />
            ),
          )}
        </Grid>
      )}
    </Card>
  );
}
