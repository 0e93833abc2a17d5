import type { PersonHead } from '@widya/contract/person';
import { type ComponentType, useCallback, useState } from 'react';
import { CertificatesPart } from './parts/certificates-part.tsx';
import { ComplaintsPart } from './parts/complaints-part.tsx';
import { FeedbackPart } from './parts/feedback-part.tsx';
import { MailsPart } from './parts/mails-part.tsx';
import { NotesPart } from './parts/notes-part.tsx';
import { OrdersPart } from './parts/orders-part.tsx';
import type { PartProps, SectionName } from './parts/part-section.tsx';
import { PresencePart } from './parts/presence-part.tsx';
import { QuestionsPart } from './parts/questions-part.tsx';
import { RegistrationsPart } from './parts/registrations-part.tsx';
import { TestsPart } from './parts/tests-part.tsx';

const PARTS: Readonly<Record<SectionName, ComponentType<PartProps>>> = {
  registrations: RegistrationsPart,
  notes: NotesPart,
  orders: OrdersPart,
  certificates: CertificatesPart,
  mails: MailsPart,
  tests: TestsPart,
  feedback: FeedbackPart,
  presence: PresencePart,
  questions: QuestionsPart,
  complaints: ComplaintsPart,
};

/** The parts that the account may read. */
export function PersonParts({
  person,
  names,
}: {
  readonly person: PersonHead;
  readonly names: readonly SectionName[];
}) {
  const [settled, setSettled] = useState<ReadonlySet<SectionName>>(new Set());
  const settle = useCallback((name: SectionName) => setSettled((now) => new Set([...now, name])), []);
  const open = names.findIndex((name) => !settled.has(name));
  return names.map((name, at) => {
    const Part = PARTS[name];
    return <Part key={name} person={person} shown={open === -1 || at <= open} onSettled={settle} />;
  });
}
