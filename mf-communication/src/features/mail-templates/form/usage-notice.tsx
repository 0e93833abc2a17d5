import { useEmailTemplateUsage } from '@widya/api-client/email-templates';
import type { EmailTemplate } from '@widya/contract/email-templates';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { TEMPLATE_TEXTS } from '../texts.ts';
import { TEMPLATE_FORM_TEXTS as texts } from './texts.ts';

/** Names shown; others are counted. */
const NAMED = 3;

/** Records that use the template, shown before it is changed for all of them. D77. */
export function UsageNotice({
  template,
  onDuplicate,
}: {
  readonly template: EmailTemplate;
  readonly onDuplicate: () => void;
}) {
  // Shows the counts from the list immediately, and the names once they have loaded.
  const { data } = useEmailTemplateUsage(template.id);
  const counts = data ?? template.used_by;
  const total = counts.classes + counts.courses + counts.events;
  const isDefault = data?.is_default ?? template.is_default;
  if (total === 0 && !isDefault) return null;
  const names = data ? [...data.class_examples, ...data.course_examples].map(({ name }) => name) : [];
  const listedNames = names.slice(0, NAMED).join(', ');
  const rest = total - Math.min(NAMED, names.length);
  return (
    <Banner
      tone="warn"
      title={total > 0 ? texts.used(TEMPLATE_TEXTS.usedBy(counts)) : texts.usedDefault}
      actions={
        <Button size="sm" onClick={onDuplicate}>
          {texts.duplicateFirst}
        </Button>
      }
    >
      {listedNames !== '' && <div>{rest > 0 ? `${listedNames}, ${texts.usedMore(rest)}` : listedNames}</div>}
      {texts.usedWhy} {total > 0 && isDefault && texts.usedDefault}
    </Banner>
  );
}
