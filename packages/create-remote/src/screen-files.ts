import type { ScreenNames } from './names.ts';

const texts = ({ label }: ScreenNames): string => `/** Texts of the screen. */
export const TEXTS = {
  title: '${label}',
  failed: 'Topik tidak dapat dimuat',
  empty: 'Belum ada topik',
  emptyHint: 'Topik dibuat di daftar kelas.',
};
`;

const screen = ({ pascal }: ScreenNames): string => `import { useTopics } from '@widya/api-client/topics';
import { EmptyState } from '@widya/design-system/empty-state';
import { Card, Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { usePageTitle } from '@widya/remote-kit/document-title';
import { TEXTS } from './texts.ts';

export default function ${pascal}() {
  usePageTitle(TEXTS.title);
  const topics = useTopics();
  const { data } = topics;
  return (
    <Page>
      <PageHeader title={TEXTS.title} />
      {data === undefined ? (
        <PendingRead of={topics} title={TEXTS.failed} />
      ) : data.length === 0 ? (
        <EmptyState title={TEXTS.empty} description={TEXTS.emptyHint} />
      ) : (
        <Card padded>
          <ul>
            {data.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
`;

const stories = ({
  pascal,
  label,
}: ScreenNames): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Topic } from '@widya/contract/topics';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import ${pascal} from './index.tsx';

interface StoryArgs {
  readonly api: FakeApi;
}

const topicOf = (name: string, at: number): Topic => ({ code: \`T\${at}\`, name, active: 1, class_count: 0, version: 1 });

const topicsApi = (...names: readonly string[]): FakeApi => ({ 'GET /v1/topic': () => ({ body: names.map(topicOf) }) });

const meta: Meta<StoryArgs> = {
  title: '${label}',
  args: { api: topicsApi('Penulisan', 'Desain') },
  render: ({ api }) => (
    <StoryShell api={api} Frame={DesignSystemProvider}>
      <${pascal} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Ready: Story = {};
export const Loading: Story = { args: { api: { 'GET /v1/topic': () => ({ silent: true }) } } };
export const Empty: Story = { args: { api: topicsApi() } };
export const Failed: Story = {
  args: { api: { 'GET /v1/topic': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
`;

const test = ({ kebab, label }: ScreenNames): string => `import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as stories from './${kebab}.stories.tsx';

const { Ready, Loading, Empty, Failed } = composeStories(stories);

afterEach(cleanup);

test('lists the topics', async () => {
  render(<Ready />);
  expect(await screen.findByText('Penulisan')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '${label}' })).toBeTruthy();
});

test('shows that topics are loading', async () => {
  render(<Loading />);
  expect(await screen.findByLabelText('Memuat')).toBeTruthy();
});

test('shows that there are no topics', async () => {
  render(<Empty />);
  expect(await screen.findByText('Belum ada topik')).toBeTruthy();
});

test('shows why topics cannot be displayed', async () => {
  render(<Failed />);
  expect(await screen.findByText('Topik tidak dapat dimuat')).toBeTruthy();
});
`;

/**
 * The files of a screen that reads the topics and shows loading, empty, failed and ready, by path in the remote, with a
 * story and a test of each state.
 */
export const screenFiles = (names: ScreenNames): Readonly<Record<string, string>> => {
  const folder = `src/screens/${names.kebab}`;
  return {
    [`${folder}/index.tsx`]: screen(names),
    [`${folder}/texts.ts`]: texts(names),
    [`${folder}/${names.kebab}.stories.tsx`]: stories(names),
    [`${folder}/${names.kebab}.test.tsx`]: test(names),
  };
};
