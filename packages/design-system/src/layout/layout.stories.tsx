import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Field } from '../inputs/field.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Card, FieldGrid, Figures, Inline, Muted, SectionTitle, Spacer, Stack } from './layout.tsx';

const meta = {
  title: 'Layout/Layout',
  component: Card,
  argTypes: { padded: { description: 'With room inside; a table has none.' } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `Stack` places its children below each other, `Card` frames them, `FieldGrid` places fields in two columns. */
export const CardWithFields: Story = {
  args: { padded: true },
  render: (args) => (
    <Card {...args}>
      <Stack>
        <SectionTitle>Biaya dan kuota</SectionTitle>
        <FieldGrid>
          <Field label="Harga">
            <TextInput defaultValue="150.000" />
          </Field>
          <Field label="Kuota">
            <TextInput defaultValue="100" />
          </Field>
        </FieldGrid>
      </Stack>
    </Card>
  ),
};
/** `Inline` places its children side by side, `Spacer` moves the children after it to the far side. */
export const Row: Story = {
  render: () => (
    <Inline>
      <strong>Siti Rahmawati</strong>
      <Muted>Dinas Pendidikan Jawa Barat</Muted>
      <Spacer />
      <Button size="sm">Catatan</Button>
    </Inline>
  ),
};
export const FiguresBelowEachOther: Story = {
  render: () => (
    <Stack gap="1">
      <Figures>1.111.111</Figures>
      <Figures>8.888.888</Figures>
    </Stack>
  ),
};
