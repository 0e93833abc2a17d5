import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation, useParams } from './router.ts';
import { FakeShell } from './testing.tsx';
import { useLeaveGuard, useUnsavedWork } from './unsaved-work.ts';

function Form() {
  const [dirty, setDirty] = useState(false);
  const guard = useLeaveGuard();
  const { search } = useLocation();
  useUnsavedWork(dirty);
  return (
    <>
      <p>{`Kode ${useParams().event_url}${search}`}</p>
      <button type="button" onClick={() => setDirty(true)}>
        Ketik
      </button>
      <Link to="?tab=2">Tab</Link>
      <Link to="/lain">Pergi</Link>
      {guard.asking && (
        <>
          <button type="button" onClick={guard.stay}>
            Tetap
          </button>
          <button type="button" onClick={guard.leave}>
            Tinggalkan
          </button>
        </>
      )}
    </>
  );
}

afterEach(cleanup);

const open = () =>
  render(
    <FakeShell url="/editor/ABC234" path="/editor/:event_url">
      <Form />
    </FakeShell>,
  );
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

/** Simulates closing the tab. @returns true when the browser would ask first. */
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('without unsaved input, leaving needs no confirmation', async () => {
  open();
  expect(screen.getByText('Kode ABC234')).toBeDefined();
  expect(closeTab()).toBe(false);
  await press('Pergi');
  expect(screen.getByText('Halaman lain')).toBeDefined();
});

test('with unsaved input, leaving and closing the tab need confirmation, a change of the query does not', async () => {
  open();
  await press('Ketik');
  expect(closeTab()).toBe(true);
  await press('Tab');
  expect(screen.getByText('Kode ABC234?tab=2')).toBeDefined();
  await press('Pergi');
  await press('Tetap');
  expect(screen.queryByText('Tinggalkan')).toBeNull();
  expect(screen.getByText('Kode ABC234?tab=2')).toBeDefined();
  await press('Pergi');
  await press('Tinggalkan');
  expect(screen.getByText('Halaman lain')).toBeDefined();
  expect(closeTab()).toBe(false);
});
