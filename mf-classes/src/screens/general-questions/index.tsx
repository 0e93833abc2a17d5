import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { Tabs } from '@widya/design-system/tabs';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { QUESTION_TEXTS } from '../../features/questions/texts.ts';
import { AllQuestions } from './all-questions.tsx';
import { ContactTable } from './contact-table.tsx';
import { questionList } from './list.ts';
import { TEXTS } from './texts.ts';
import { useContactTab } from './use-contact-tab.ts';

/** Pertanyaan of all classes, and the contact form. Source: D9 and D85. */
export default function GeneralQuestions(_: ScreenProps) {
  const { role } = useSession();
  const { query, state, page } = useList(questionList);
  const isContact = state.tab === 'kontak';
  const hasContact = useContactTab(role !== 'instructor', isContact);
  const { data } = page;
  const questions = <AllQuestions query={query} state={state} page={page} />;

  return (
    <Page>
      <PageHeader title={QUESTION_TEXTS.title} context={data ? QUESTION_TEXTS.total(data.meta.total) : '\u00a0'} />
      {hasContact ? (
        <Tabs
          label={QUESTION_TEXTS.title}
          items={[
            { value: 'pertanyaan', label: TEXTS.tabs.questions },
            { value: 'kontak', label: TEXTS.tabs.contact },
          ]}
          value={isContact ? 'kontak' : 'pertanyaan'}
          onChange={(tab) => query.setFilters({ tab: tab === 'kontak' ? tab : null, q: null })}
        >
          {isContact ? <ContactTable query={query} /> : questions}
        </Tabs>
      ) : (
        questions
      )}
    </Page>
  );
}
