import { CircleAlert } from 'lucide-react';

interface ProblemProps {
  /** Name of the field; its input is described by `<name>-problem`. */
  readonly name: string;
  /** Sentence of what is wrong; nothing is shown without one. */
  readonly children: string | null | undefined;
}

/** What is wrong with a field. */
export const Problem = ({ name, children }: ProblemProps) =>
  children ? (
    <p className="problem" id={`${name}-problem`}>
      <CircleAlert size={16} aria-hidden="true" />
      {children}
    </p>
  ) : null;
