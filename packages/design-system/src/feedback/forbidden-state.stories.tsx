import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../actions/link-button.tsx';
import { ForbiddenState } from './forbidden-state.tsx';

const meta = { title: 'Feedback/ForbiddenState', component: ForbiddenState } satisfies Meta<typeof ForbiddenState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = { args: { action: <LinkButton to="/">Ke beranda</LinkButton> } };
