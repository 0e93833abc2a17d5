import { type ComponentType, useEffect, useState } from 'react';
import { connectToasts } from './toast.ts';

/**
 * Shows toasts. The toaster itself is downloaded when the first toast is said, so the sign-in page does not carry it.
 * State instead of `React.lazy`: React 19 holds back a revealed fallback for 300 ms.
 */
export function ToastOutlet() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    const disconnect = connectToasts((event) => {
      void import('./toast-list.tsx').then((module) => {
        module.pushToast(event);
        setList(() => module.ToastList);
      });
    });
    return disconnect;
  }, []);
  return List ? <List /> : null;
}
