import {
  WEBHOOK_EVENT_GROUPS,
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@widya/contract/webhook-rules';
import { Checkbox } from '@widya/design-system/checkbox';
import { FieldGrid } from '@widya/design-system/layout';
import { PermissionGroupBox } from '../../../../features/permissions/permission-group-box.tsx';
import { WEBHOOK_FORM_TEXTS as texts } from './texts.ts';

interface EventBoxesProps {
  readonly value: readonly WebhookEvent[];
  readonly onChange: (events: readonly WebhookEvent[]) => void;
}

/** A checkbox for each type of event, grouped by what they are about, and one for all. */
export function EventBoxes({ value, onChange }: EventBoxesProps) {
  const choose = (event: WebhookEvent, isOn: boolean) =>
    onChange(WEBHOOK_EVENTS.filter((candidate) => (candidate === event ? isOn : value.includes(candidate))));
  return (
    <>
      <Checkbox
        checked={value.length === WEBHOOK_EVENTS.length}
        indeterminate={value.length > 0 && value.length < WEBHOOK_EVENTS.length}
        onChange={({ target }) => onChange(target.checked ? WEBHOOK_EVENTS : [])}
      >
        {texts.all}
      </Checkbox>
      <FieldGrid>
        {WEBHOOK_EVENT_GROUPS.map(({ label, events }) => (
          <PermissionGroupBox key={label} title={label}>
            {events.map((event) => (
              <Checkbox
                key={event}
                checked={value.includes(event)}
                onChange={({ target }) => choose(event, target.checked)}
              >
                {WEBHOOK_EVENT_LABELS[event]}
              </Checkbox>
            ))}
          </PermissionGroupBox>
        ))}
      </FieldGrid>
    </>
  );
}
