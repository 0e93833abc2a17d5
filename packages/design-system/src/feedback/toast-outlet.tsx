import { type ComponentType, useEffect, useState } from 'react';
import { connectToasts } from './toast.ts';

/**
 * Shows toasts. Loads the toaster at the first toast, so that the sign-in page does not include it. Uses state instead
 * of `React.lazy`, which would show its fallback for at least 300 ms.
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
