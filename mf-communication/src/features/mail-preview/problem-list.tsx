import { type EmailScenario, templateProblems } from '@widya/contract/email-variables';
import { Banner } from '@widya/design-system/banner';
import { styled } from '@widya/design-system/styled';
import { PREVIEW_TEXTS as texts } from './texts.ts';

const List = styled('ul', { base: { margin: 0, paddingInlineStart: '18px', listStyle: 'disc' } });

interface ProblemListProps {
  readonly scenario: EmailScenario;
  readonly subject: string;
  readonly body: string;
}

/** Findings about the variables of a mail, which do not prevent sending. */
export function ProblemList(mail: ProblemListProps) {
  const problems = templateProblems(mail);
  if (problems.length === 0) return null;
  return (
    <Banner tone="warn" title={texts.problems}>
      <List>
        {problems.map(({ field, message }) => (
          <li key={`${field}-${message}`}>{field === 'subject' ? `${texts.inSubject}: ${message}` : message}</li>
        ))}
      </List>
    </Banner>
  );
}
