import type { ScreenNames } from '../../../packages/create-remote/src/names.ts';

const texts = ({ label }: ScreenNames): string => `/** Texts of the screen, as specified. */
export const texts = {
  title: '${label}',
  greeting: (name: string) => \`Selamat datang, \${name}.\`,
};
`;

const screen = ({ pascal }: ScreenNames): string => `import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { usePageTitle } from '@widya/remote-kit/document-title';
import { useSession } from '@widya/remote-kit/session';
import { texts } from './texts.ts';

export default function ${pascal}() {
  const { user } = useSession();
  usePageTitle(texts.title);
  return (
    <Page>
      <PageHeader title={texts.title} />
      <p>{texts.greeting(user.name)}</p>
    </Page>
  );
}
`;

const stories = (
  { pascal, label }: ScreenNames,
  remote: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeShell } from '@widya/remote-kit/testing';
import ${pascal} from './index.tsx';

const meta: Meta<typeof ${pascal}> = {
  title: '${remote}/${label}',
  component: ${pascal},
  // The fake shell has the router.
  parameters: { router: false },
  decorators: [
    (Story) => (
      <FakeShell>
        <Story />
      </FakeShell>
    ),
  ],
};
export default meta;

export const Ready: StoryObj<typeof ${pascal}> = {};
`;

const test = ({ kebab, label }: ScreenNames): string => `import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import * as stories from './${kebab}.stories.tsx';

const { Ready } = composeStories(stories);

test('greets the person who is signed in', async () => {
  render(<Ready />);
  expect(await screen.findByRole('heading', { name: '${label}' })).toBeInTheDocument();
  expect(screen.getByText('Selamat datang, Sekar Contoh.')).toBeInTheDocument();
});
`;

/** The files of a new screen by path in `src/screens`. @param remote its folder, under which Storybook shows it. */
export const screenFilesOf = (names: ScreenNames, remote: string): Readonly<Record<string, string>> => ({
  [`${names.kebab}/index.tsx`]: screen(names),
  [`${names.kebab}/texts.ts`]: texts(names),
  [`${names.kebab}/${names.kebab}.stories.tsx`]: stories(names, remote),
  [`${names.kebab}/${names.kebab}.test.tsx`]: test(names),
});
