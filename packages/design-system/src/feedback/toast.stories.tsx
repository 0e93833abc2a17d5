import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { toast } from './toast.ts';

function Example() {
  return (
    <Inline>
      <Button onClick={() => toast.success('Catatan tersimpan')}>Berhasil</Button>
      <Button onClick={() => toast.undo('Kelas disembunyikan', () => toast.info('Kelas ditampilkan lagi'))}>
        Dapat diurungkan
      </Button>
      <Button
        onClick={() =>
          toast.error('Kesalahan terjadi', {
            description: 'Server tidak menjawab.',
            requestId: '01JDX8W2T7QK',
            retry: () => {},
          })
        }
      >
        Gagal
      </Button>
    </Inline>
  );
}

const meta = { title: 'Feedback/Toast', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
const showToast = (name: string, then: string): NonNullable<Story['play']> =>
  async function play({ canvasElement, userEvent }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await within(document.body).findByText(then, undefined, { timeout: 5000 });
  };
export const Success: Story = { play: showToast('Berhasil', 'Catatan tersimpan') };
export const Undo: Story = { play: showToast('Dapat diurungkan', 'Kelas disembunyikan') };
export const Failure: Story = { play: showToast('Gagal', 'Kesalahan terjadi') };
