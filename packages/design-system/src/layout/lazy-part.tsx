import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toast } from '../feedback/toast.ts';

interface LazyPartProps<Props extends object> {
  /** Fetches the part; a webpack chunk that failed is fetched anew by the next call. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Props of the part. */
  readonly props: Props;
  /** The part did not come: close what was to be opened. */
  readonly onFailure: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened. State instead of `React.lazy`, because a chunk that does not come
 * must not take down the screen behind it: that is said in a toast, and the screen stays as it was.
 */
export function LazyPart<Props extends object>({ load, props, onFailure }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const first = useRef({ load, onFailure });
  useEffect(() => {
    let wanted = true;
    first.current.load().then(
      (component) => wanted && setPart(() => component),
      () => {
        if (!wanted) return;
        toast.error('Bagian ini tidak dapat dimuat', { description: 'Periksa koneksi internet Anda, lalu buka lagi.' });
        first.current.onFailure();
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Part && <Part {...props} />;
}
