import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordPage, RecordSection } from './record-page.tsx';
import { SectionIndex, type SectionLink } from './section-index.tsx';

function Example({ sections, label }: { sections: readonly SectionLink[]; label?: string }) {
  return (
    <RecordPage side={<SectionIndex sections={sections} label={label} />}>
      {sections.map(({ id, title }) => (
        <RecordSection key={id} id={id} title={title}>
          Isian bagian {title.toLowerCase()}.
        </RecordSection>
      ))}
    </RecordPage>
  );
}

const SECTIONS = [
  { id: 'identitas', title: 'Identitas' },
  { id: 'jadwal', title: 'Jadwal' },
  { id: 'biaya', title: 'Biaya dan kuota' },
];

const meta = {
  title: 'Records/SectionIndex',
  component: Example,
  parameters: { argsOf: SectionIndex },
  args: { sections: SECTIONS },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithErrors: Story = {
  args: { sections: SECTIONS.map((section, at) => (at === 0 ? section : { ...section, errors: at * 2 })) },
};
