import { useEffect, useState } from 'react';
import { FakeShell, type FakeShellProps } from '../testing.tsx';
import { type FakeApi, installFakeApi } from './fake-api.ts';

/** A screen in the fake shell over a stubbed API. The stub stands before the first child asks for anything. */
export function StoryShell({ api, ...shell }: FakeShellProps & { readonly api: FakeApi }) {
  const [restore] = useState(() => installFakeApi(api));
  useEffect(() => restore, [restore]);
  return <FakeShell {...shell} />;
}
