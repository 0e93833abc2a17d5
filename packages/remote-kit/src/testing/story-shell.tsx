import { useEffect, useState } from 'react';
import { FakeShell, type FakeShellProps } from '../testing.tsx';
import { type FakeApi, installFakeApi } from './fake-api.ts';

/** Renders a screen in the fake shell with a fake API, installed before the first child sends a request. */
export function StoryShell({ api, ...shell }: FakeShellProps & { readonly api: FakeApi }) {
  const [restore] = useState(() => installFakeApi(api));
  useEffect(() => restore, [restore]);
  return <FakeShell {...shell} />;
}
