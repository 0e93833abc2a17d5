import { Badge, type BadgeTone } from './badge.tsx';
import { type ClassState, classStates } from './status/class.ts';

interface ClassStatusBadgeProps {
  /** As the API gives it. */
  status: ClassState;
}

/** A state of a class as the server computes it (D44), in words and tone. */
export function ClassStatusBadge({ status }: ClassStatusBadgeProps) {
  const { label, tone } = classStates[status];
  return <Badge tone={tone}>{label}</Badge>;
}

interface StatusBadgeProps {
  /** Label and tone of every state, from `records/status/`. */
  states: Readonly<Record<string, { label: string; tone: BadgeTone }>>;
  /** As the API gives it. */
  status: string;
}

/** A state from any table of states: `<StatusBadge states={orderStates} status={order.status} />`. Unknown ones show as they are. */
export function StatusBadge(props: StatusBadgeProps) {
  const known = Object.hasOwn(props.states, props.status) ? props.states[props.status] : undefined;
  return <Badge tone={known?.tone}>{known?.label ?? props.status}</Badge>;
}
