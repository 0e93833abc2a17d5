/** Messages between tabs. */
export type TabMessage = { readonly kind: 'signed-out' } | { readonly kind: 'signed-in'; readonly account: string };

/** Connection between the tabs of a browser. */
export interface Tabs {
  readonly send: (message: TabMessage) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (receive: (message: TabMessage) => void) => () => void;
}

const CHANNEL = 'widya-session';

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'signed-out') return true;
  return value.kind === 'signed-in' && 'account' in value && typeof value.account === 'string';
}

/** Uses a BroadcastChannel; without one, tabs notice a change at the next 401. */
export function openTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    send: (message) => channel.postMessage(message),
    listen: (receive) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) receive(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
