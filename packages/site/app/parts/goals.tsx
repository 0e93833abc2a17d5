import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';

interface GoalsProps {
  readonly title: ReactNode;
  readonly goals: readonly string[];
}

/** The learning goals. */
export function Goals({ title, goals }: GoalsProps) {
  if (goals.length === 0) return null;
  return (
    <section className="sec">
      <h2>{title}</h2>
      <ul className="learn">
        {goals.map((goal) => (
          <li key={goal}>
            <Check size={20} aria-hidden="true" />
            <RichText as="span" text={goal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
