import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink, TextLink } from './link.tsx';

const meta = { title: 'Actions/Link', component: TextLink, args: { to: '/masuk', children: 'Daftar' } } satisfies Meta<
  typeof TextLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inside: Story = {};
export const Outside: Story = {
  render: () => <ExternalLink href="https://contoh.example/daftar">contoh.example/daftar</ExternalLink>,
};
