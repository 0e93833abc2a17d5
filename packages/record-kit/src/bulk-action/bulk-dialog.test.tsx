import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog.tsx';
import { useBulkPreview } from './use-bulk-preview.ts';

type ReadPreview = (change: { rows: number }) => Promise<{ changes: number }>;

/** A dialog whose selection changes while it is open, as by the filters of a screen. */
function Chosen({
  readPreview,
  onRun,
  scope,
}: {
  readonly readPreview: ReadPreview;
  readonly onRun: () => void;
  readonly scope: string;
}) {
  const [rows, setRows] = useState(1);
  const preview = useBulkPreview(scope, { rows }, readPreview);
  const changes = preview.data?.changes ?? 0;
  return (
    <BulkDialog
      title="Hapus"
      description={`${rows} dipilih`}
      runLabel={`Hapus ${changes}`}
      isDangerous
      counted={preview.data ? { headline: `${changes} akan dihapus`, skipped: [], examples: [] } : null}
      preview={preview}
      changes={changes}
      busy={false}
      failure={null}
      onRun={onRun}
      onClose={() => undefined}
    >
      <button type="button" onClick={() => setRows(2)}>
        Lebih banyak
      </button>
    </BulkDialog>
  );
}
const open = (readPreview: ReadPreview, onRun = jest.fn(), scope: string = crypto.randomUUID()) => {
  render(
    <DesignSystemProvider>
      <Chosen readPreview={readPreview} onRun={onRun} scope={scope} />
    </DesignSystemProvider>,
  );
  return onRun;
};
const runButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Hapus \d/ });

test('runs only after the count of the current choice, not before it or with that of another choice', async () => {
  const answers: ((answer: { changes: number }) => void)[] = [];
  const onRun = open(() => new Promise((resolve) => answers.push(resolve)));
  expect(runButton().disabled).toBe(true);
  answers[0]?.({ changes: 7 });
  await screen.findByText('7 akan dihapus');
  fireEvent.click(screen.getByRole('button', { name: 'Lebih banyak' }));
  screen.getByText('7 akan dihapus');
  expect(runButton().disabled).toBe(true);
  fireEvent.click(runButton());
  expect(onRun).not.toHaveBeenCalled();
  answers[1]?.({ changes: 9 });
  await screen.findByText('9 akan dihapus');
  fireEvent.click(runButton());
  expect(onRun).toHaveBeenCalledTimes(1);
});

test('cannot run when the count failed, until a retry succeeds', async () => {
  let fails = true;
  open(() => (fails ? Promise.reject(new Error('putus')) : Promise.resolve({ changes: 3 })));
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(runButton().disabled).toBe(true);
  fails = false;
  fireEvent.click(again);
  await screen.findByText('3 akan dihapus');
  expect(runButton().disabled).toBe(false);
});
