import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateInput } from '@widya/design-system/date-input';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { memoryHistory, ProductRouter } from '@widya/remote-kit/product-router';
import { useNavigate } from '@widya/remote-kit/router';
import { useRoutes } from '@widya/remote-kit/router-host';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useState } from 'react';
import { LeaveGuard } from './leave-guard.tsx';

/** A form that has unsaved input from the start and accepts only 'benar'. */
function Form() {
  const [text, setText] = useState('salah');
  const [dirty, setDirty] = useState(true);
  const navigate = useNavigate();
  useUnsavedWork(dirty);
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text === 'benar') setDirty(false);
        }}
      >
        <input aria-label="Isi" value={text} onChange={(event) => setText(event.target.value)} />
      </form>
      <button type="button" onClick={() => navigate('/lain')}>
        Pergi
      </button>
    </main>
  );
}

/** A screen without a form that passes its own save function, which accepts only 'benar'. */
function Editor() {
  const [text, setText] = useState('salah');
  const [dirty, setDirty] = useState(true);
  const navigate = useNavigate();
  useUnsavedWork(dirty, async () => {
    await Promise.resolve();
    if (text === 'benar') setDirty(false);
  });
  return (
    <main>
      <input aria-label="Isi" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => navigate('/lain')}>
        Pergi
      </button>
    </main>
  );
}

/** A screen with a date, which saves whatever it has read. */
function Dated() {
  const [dirty, setDirty] = useState(true);
  const navigate = useNavigate();
  useUnsavedWork(dirty, () => setDirty(false));
  return (
    <main>
      <DateInput aria-label="Isi" value="" onChange={() => {}} />
      <button type="button" onClick={() => navigate('/lain')}>
        Pergi
      </button>
    </main>
  );
}

const Pages = ({ routes }: { readonly routes: Parameters<typeof useRoutes>[0] }) => useRoutes(routes);

const open = async (screenToLeave = <Form />) => {
  const page = (element: React.ReactNode) => (
    <>
      {element}
      <LeaveGuard />
    </>
  );
  const routes = [
    { path: '/', element: page(screenToLeave) },
    { path: '/lain', element: page(<h1>Halaman lain</h1>) },
  ];
  render(
    <DesignSystemProvider>
      <ProductRouter history={memoryHistory('/')}>
        <Pages routes={routes} />
      </ProductRouter>
    </DesignSystemProvider>,
  );
  return {
    fill: async (text: string) => {
      await userEvent.clear(screen.getByLabelText('Isi'));
      await userEvent.type(screen.getByLabelText('Isi'), text);
    },
    go: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Pergi' }));
      await screen.findByRole('alertdialog', { name: 'Perubahan belum disimpan' });
      // A dialog that closes before it has the focus cannot give it back.
      await waitFor(() => expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus());
    },
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
};
const elsewhere = () => screen.findByRole('heading', { name: 'Halaman lain' });

it('stays with Batal', async () => {
  const { go, press } = await open();
  await go();
  await press('Batal');
  expect(screen.getByLabelText('Isi')).toHaveValue('salah');
});

it('leaves with Buang', async () => {
  const { go, press } = await open();
  await go();
  await press('Buang');
  expect(await elsewhere()).toBeInTheDocument();
});

it('saves, and leaves once it is saved', async () => {
  const { fill, go, press } = await open();
  await fill('benar');
  await go();
  await press('Simpan & keluar');
  expect(await elsewhere()).toBeInTheDocument();
});

it('stays when the form is invalid, and does not leave when it is corrected', async () => {
  const { fill, go, press } = await open();
  await go();
  await press('Simpan & keluar');
  await fill('benar');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Isi')).toHaveValue('benar');
  expect(screen.queryByRole('heading', { name: 'Halaman lain' })).not.toBeInTheDocument();
});

it("saves through the screen's own function, and leaves", async () => {
  const { fill, go, press } = await open(<Editor />);
  await fill('benar');
  await go();
  await press('Simpan & keluar');
  expect(await elsewhere()).toBeInTheDocument();
});

it("stays when the screen's own save fails", async () => {
  const { go, press } = await open(<Editor />);
  await go();
  await press('Simpan & keluar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Isi')).toHaveValue('salah');
  // The navigation is cancelled shortly after the failed save, so the next navigation opens the dialog again.
  const expectDialogAgain = async () => {
    const button = screen.queryByRole('button', { name: 'Pergi' });
    if (button) await userEvent.click(button);
    expect(screen.getByRole('alertdialog', { name: 'Perubahan belum disimpan' })).toBeInTheDocument();
  };
  await waitFor(expectDialogAgain, { interval: 700 });
});

it('stays at a date that cannot be read, and keeps it (D230)', async () => {
  const { fill, go, press } = await open(<Dated />);
  await fill('31/02/2026');
  await go();
  await press('Simpan & keluar');
  await waitFor(() => expect(screen.getByLabelText('Isi')).toHaveFocus());
  expect(screen.getByLabelText('Isi')).toHaveValue('31/02/2026');
  expect(screen.queryByRole('heading', { name: 'Halaman lain' })).not.toBeInTheDocument();
});
