import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { Field } from '../inputs/field.tsx';
import { PasswordInput } from '../inputs/password-input.tsx';
import { SegmentGroup } from '../inputs/segment-group.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Stack } from '../layout/layout.tsx';
import { Dialog } from '../overlays/dialog.tsx';

/** A dialog with a short form: fields, one banner for the server's message, one main action. */
function SignIn({ failed, busy }: { failed?: boolean; busy?: boolean }) {
  const [as, setAs] = useState<'admin' | 'instructor'>('admin');
  return (
    <Dialog open onClose={() => {}} title="Masuk" size="sm">
      <Stack as="form" gap="18px">
        <Field label="Masuk sebagai" group>
          <SegmentGroup
            label="Masuk sebagai"
            value={as}
            onChange={setAs}
            options={[
              { value: 'admin', label: 'Admin' },
              { value: 'instructor', label: 'Widyaiswara' },
            ]}
          />
        </Field>
        <Field label="Email">
          <TextInput size="lg" type="email" defaultValue="admin@widya.example" autoComplete="username" />
        </Field>
        <Field label="Kata sandi">
          <PasswordInput size="lg" defaultValue="rahasia-demo" />
        </Field>
        {failed ? <Banner tone="error">Periksa kembali email dan kata sandi</Banner> : null}
        <Button variant="primary" size="lg" full loading={busy}>
          Masuk
        </Button>
      </Stack>
    </Dialog>
  );
}

const meta = { title: 'Templates/Dialog with a form', component: SignIn } satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Failed: Story = { args: { failed: true } };
export const Busy: Story = { args: { busy: true } };
