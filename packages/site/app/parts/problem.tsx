import { CircleAlert } from 'lucide-react';

interface ProblemProps {
  /** Name of the field, whose input is described by `<name>-problem`. */
  readonly name: string;
  /** The error message; renders nothing without one. */
  readonly children: string | null | undefined;
}

/** The error of a field. */
export const Problem = ({ name, children }: ProblemProps) =>
  children ? (
    <p className="problem" id={`${name}-problem`}>
      <CircleAlert size={16} aria-hidden="true" />
      {children}
    </p>
  ) : null;
