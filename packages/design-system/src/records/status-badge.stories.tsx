import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { KeyValueList } from './key-value.tsx';
import { classStates } from './status/class.ts';
import { orderStates } from './status/order.ts';
import { publishStates } from './status/publish.ts';
import { registrationStates } from './status/registration.ts';
import { activeStates, certificateStates, testStates } from './status/simple.ts';
import { ClassStatusBadge, StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Records/StatusBadge',
  component: ClassStatusBadge,
  args: { status: 'REGISTRATION' },
} satisfies Meta<typeof ClassStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const EveryClassState: Story = {
  render: () => (
    <Inline>
      {Object.keys(classStates).map((status) => (
        <StatusBadge key={status} states={classStates} status={status} />
      ))}
    </Inline>
  ),
};
const every = {
  Kelas: classStates,
  Pendaftaran: registrationStates,
  Transaksi: orderStates,
  Penerbitan: publishStates,
  'Voucer dan siaran': activeStates,
  Sertifikat: certificateStates,
  'Tes akhir': testStates,
};
export const EveryState: Story = {
  render: () => (
    <KeyValueList
      items={Object.entries(every).map(([label, states]) => ({
        label,
        value: (
          <Inline>
            {Object.keys(states).map((status) => (
              <StatusBadge key={status} states={states} status={status} />
            ))}
          </Inline>
        ),
      }))}
    />
  ),
};
export const Unknown: Story = { render: () => <StatusBadge states={classStates} status="SOMETHING_NEW" /> };
