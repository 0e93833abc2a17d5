import { Badge, type BadgeTone } from './badge.tsx';
import { type ClassState, classStates } from './status/class.ts';

interface ClassStatusBadgeProps {
  /** As in the API. */
  status: ClassState;
}

/** Badge of a class status, which the server computes (D44). */
export function ClassStatusBadge({ status }: ClassStatusBadgeProps) {
  const { label, tone } = classStates[status];
  return <Badge tone={tone}>{label}</Badge>;
}

interface StatusBadgeProps {
  /** Label and tone of every state, from `records/status/`. */
  states: Readonly<Record<string, { label: string; tone: BadgeTone }>>;
  /** As in the API. */
  status: string;
}

/**
 * Badge of a state from a table of states: `<StatusBadge states={orderStates} status={order.status} />`. Unknown states
 * are shown as they are.
 */
export function StatusBadge(props: StatusBadgeProps) {
  const state = Object.hasOwn(props.states, props.status) ? props.states[props.status] : undefined;
  return <Badge tone={state?.tone}>{state?.label ?? props.status}</Badge>;
}
