import { REGISTRATION_STATUSES, type RegistrationStatus, STATUS_LABELS } from '@widya/contract/registration-status';
import { Checkbox } from '@widya/design-system/checkbox';
import { Inline } from '@widya/design-system/layout';

/** The most frequent state first. */
const ORDER: readonly RegistrationStatus[] = ['ACCEPTED', ...REGISTRATION_STATUSES.filter((one) => one !== 'ACCEPTED')];

interface StatusChoiceProps {
  readonly value: readonly RegistrationStatus[];
  readonly onChange: (value: RegistrationStatus[]) => void;
}

/** Filters participants by state. */
export const StatusChoice = ({ value, onChange }: StatusChoiceProps) => (
  <Inline columnGap="5" rowGap="1">
    {ORDER.map((status) => (
      <Checkbox
        key={status}
        checked={value.includes(status)}
        onChange={({ target }) =>
          onChange(target.checked ? [...value, status] : value.filter((other) => other !== status))
        }
      >
        {STATUS_LABELS[status]}
      </Checkbox>
    ))}
  </Inline>
);
