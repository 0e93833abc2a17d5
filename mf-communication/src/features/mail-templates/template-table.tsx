import type { EmailTemplate } from '@widya/contract/email-templates';
import { EMAIL_SCENARIOS, SCENARIO_LABELS } from '@widya/contract/email-variables';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { MailIcon } from '@widya/design-system/icon';
import { tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import { useMemo } from 'react';
import { TEMPLATE_COLUMNS } from './columns.tsx';
import { templateList } from './list.ts';
import { templateRowActions } from './row-actions.tsx';
import type { OpenTemplate } from './template-dialogs.tsx';
import { TEMPLATE_TEXTS as texts } from './texts.ts';

const SCENARIOS = EMAIL_SCENARIOS.map((value) => ({ value, label: SCENARIO_LABELS[value] }));

interface TemplateTableProps {
  readonly mayWrite: boolean;
  readonly onOpen: (opened: OpenTemplate) => void;
}

/** All templates, with their usage. B-186. */
export function TemplateTable({ mayWrite, onOpen }: TemplateTableProps) {
  const { query, state, page } = useList(templateList);
  const main = (template: EmailTemplate) => onOpen({ kind: mayWrite ? 'edit' : 'preview', template });
  const actions = useMemo(
    () =>
      templateRowActions({
        mayWrite,
        onEdit: (template) => onOpen({ kind: 'edit', template }),
        onPreview: (template) => onOpen({ kind: 'preview', template }),
        onDuplicate: (template) => onOpen({ kind: 'duplicate', template }),
      }),
    [mayWrite, onOpen],
  );
  return (
    <DataTable<EmailTemplate>
      label={texts.list}
      columns={TEMPLATE_COLUMNS}
      {...tableRows(page, query)}
      rowName={({ template_name }) => template_name}
      errorTitle={texts.failed}
      searchPlaceholder={texts.search}
      filters={
        <ChoiceFilter
          label={texts.scenarioFilter}
          options={SCENARIOS}
          value={state.scenario}
          onChange={(scenario) => query.setFilter('scenario', scenario)}
        />
      }
      rowActions={actions}
      onOpen={main}
      cardAction={(template) => (
        <Button size="sm" onClick={() => main(template)}>
          {mayWrite ? texts.actions.edit : texts.actions.preview}
        </Button>
      )}
      empty={
        <EmptyState
          icon={<MailIcon size={22} />}
          title={texts.empty}
          description={texts.emptyWhy}
          action={
            mayWrite && (
              <Button variant="primary" onClick={() => onOpen({ kind: 'add' })}>
                {texts.add}
              </Button>
            )
          }
        />
      }
    />
  );
}
