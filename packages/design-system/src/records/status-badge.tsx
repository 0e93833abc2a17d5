import { Badge, type BadgeTone } from './badge.tsx';
import { type ClassState, classStates } from './status/class.ts';

/** A state of a class as the server computes it (D44), in words and tone. */
export function ClassStatusBadge({ status }: { status: ClassState }) {
  const { label, tone } = classStates[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** A state from any table of states: `<StatusBadge states={orderStates} status={order.status} />`. Unknown ones show as they are. */
export function StatusBadge(props: {
  states: Readonly<Record<string, { label: string; tone: BadgeTone }>>;
  status: string;
}) {
  const known = Object.hasOwn(props.states, props.status) ? props.states[props.status] : undefined;
  return <Badge tone={known?.tone}>{known?.label ?? props.status}</Badge>;
}
