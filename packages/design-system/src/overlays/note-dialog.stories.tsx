import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { NoteDialog, type NoteDialogProps } from './note-dialog.tsx';

interface ExampleProps extends Partial<Omit<NoteDialogProps, 'note'>> {
  /** Initial text of the note. */
  start?: string;
  /** A note that somebody else saved in the meantime. */
  theirs?: NoteDialogProps['note']['theirs'];
}

function Example({ start = '', theirs = null, ...props }: ExampleProps) {
  const [draft, setDraft] = useArg(start);
  return (
    <main style={{ minHeight: 420 }}>
      <NoteDialog
        note={{ draft, setDraft, dirty: draft !== '', busy: false, theirs, save: () => {} }}
        about="Catatan tentang Ratna Anggraini"
        failure={null}
        onClose={() => {}}
        {...props}
      />
    </main>
  );
}

const meta = {
  title: 'Overlays/NoteDialog',
  component: Example,
  argTypes: {
    start: { description: 'What is typed already.' },
    theirs: { description: 'A note that somebody else has written meanwhile.' },
  },
  parameters: { argsOf: NoteDialog },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = { args: { start: 'Sudah dihubungi lewat telepon.' } };
/** After a concurrent change, the dialog shows both notes and the person chooses one. */
export const Contested: Story = {
  args: { start: 'Sudah dihubungi.', theirs: { note: 'Minta jadwal sore.', changed_by: 'Bayu Pratama' } },
};
export const TooLong: Story = { args: { start: 'Panjang. '.repeat(120) } };
export const Failed: Story = {
  args: { start: 'Sudah dihubungi.', failure: { title: 'Server tidak menjawab.', requestId: '01JDX8W2T7' } },
};
