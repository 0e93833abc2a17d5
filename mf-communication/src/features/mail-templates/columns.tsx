import type { EmailTemplate } from '@widya/contract/email-templates';
import { SCENARIO_LABELS } from '@widya/contract/email-variables';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { Muted } from '@widya/design-system/layout';
import { TableTitle } from '@widya/design-system/table-cell';
import { Tooltip } from '@widya/design-system/tooltip';
import { TEMPLATE_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** The columns of the table. B-186 and B-189, D77. */
export const TEMPLATE_COLUMNS: readonly DataColumn<EmailTemplate>[] = [
  {
    key: 'template_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '44%',
    value: ({ template_name }) => template_name,
    cell: ({ template_name, subject_template }) => <TableTitle sub={subject_template}>{template_name}</TableTitle>,
  },
  {
    key: 'scenario',
    header: columns.scenario,
    sortable: true,
    value: ({ scenario }) => SCENARIO_LABELS[scenario],
    cell: ({ scenario }) => SCENARIO_LABELS[scenario],
  },
  {
    key: 'usage',
    header: columns.usage,
    value: ({ used_by }) => texts.usedBy(used_by),
    cell: ({ used_by, is_default }) => {
      const usage = texts.usedBy(used_by);
      if (is_default)
        return (
          <Tooltip content={texts.isDefaultHint}>
            <span>
              <Badge tone="info">{texts.isDefault}</Badge> {usage}
            </span>
          </Tooltip>
        );
      return usage === '' ? <Muted>{texts.unused}</Muted> : usage;
    },
  },
  {
    key: 'updated_at',
    header: columns.updated,
    sortable: true,
    nowrap: true,
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => formatDateTime(updated_at),
  },
];
