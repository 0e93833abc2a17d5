/** For pages with screens of a development server: opens a failed screen again after an edit, with the input it had. */
import { HOT_UPDATE } from '@widya/remote-tools/build/hot/update-event';
import { registry, screens } from '../federation/federation.ts';
import { type FieldSnapshot, restoreFields, snapshotOf } from './field-snapshot.ts';

/** Milliseconds that fields may take to appear, such as those of a form that loads its record. */
const APPEARING = 5_000;

let snapshot: FieldSnapshot = new Map();
let path = '';

const failedScreens = (): readonly { readonly remote: string; readonly screen: string }[] =>
  (registry.current()?.remotes ?? []).flatMap(({ name }) =>
    screens
      .statuses(name)
      .filter(({ state }) => state.status === 'failed')
      .map(({ screen }) => ({ remote: name, screen })),
  );

function takeSnapshot(): void {
  if (failedScreens().length > 0) return;
  snapshot = snapshotOf(document);
  path = location.pathname;
}

function restore(missing: FieldSnapshot, until: number): void {
  if (missing.size === 0 || location.pathname !== path || performance.now() > until) return;
  const rest = failedScreens().length > 0 ? missing : restoreFields(document, missing);
  setTimeout(restore, 100, rest, until);
}

async function openAgain(): Promise<void> {
  const failed = failedScreens();
  if (failed.length === 0) return;
  await Promise.all(failed.map(({ remote, screen }) => screens.open(remote, screen)));
  restore(snapshot, performance.now() + APPEARING);
}

document.addEventListener('input', takeSnapshot);
addEventListener('message', ({ data }) => {
  // Sent by the client of the development server before it applies an update.
  if (typeof data === 'string' && data.startsWith('webpackHotUpdate')) takeSnapshot();
});
addEventListener(HOT_UPDATE, () => void openAgain());
