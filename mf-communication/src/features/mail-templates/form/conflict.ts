import { SCENARIO_LABELS } from '@widya/contract/email-variables';
import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { type BothChanges, contestedFields } from '@widya/remote-kit/both-changes';
import { mailWords } from '../../mail-text/mail-nodes.ts';
import type { TemplateField, TemplateValues } from './template-values.ts';
import { TEMPLATE_FORM_TEXTS as texts } from './texts.ts';

const LABELS: Readonly<Record<TemplateField, string>> = {
  template_name: texts.name,
  scenario: texts.scenario,
  subject_template: texts.subject,
  body_template: texts.body,
};

function said(field: TemplateField, values: TemplateValues): string {
  if (field === 'scenario') return SCENARIO_LABELS[values.scenario];
  return field === 'body_template' ? mailWords(values.body_template) : values[field];
}

/** The fields that both people changed differently, both sides in words. D306. */
export const conflictFields = (changes: BothChanges<TemplateValues>): readonly ConflictField[] =>
  contestedFields(changes).map((field) => ({
    key: field,
    label: LABELS[field],
    mine: said(field, changes.mine),
    theirs: said(field, changes.theirs),
  }));
