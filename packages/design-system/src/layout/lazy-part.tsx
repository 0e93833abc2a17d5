import { type ComponentType, useEffect, useRef, useState } from 'react';
import { NOT_LOADED } from '../feedback/not-loaded.ts';
import { toast } from '../feedback/toast.ts';

interface LazyPartProps<Props extends object> {
  /** Loads the component; after a failure the next call loads the webpack chunk again. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Props of the component. */
  readonly props: Props;
  /** Called when loading fails, to reset what was to be opened. */
  readonly onFailure: () => void;
}

/**
 * A dialog, drawer or panel whose code is loaded when it is mounted. Uses state instead of `React.lazy`, because a
 * failed chunk must not break the screen: it is reported by a toast.
 */
export function LazyPart<Props extends object>({ load, props, onFailure }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  // Later renders pass new functions, which must not load it again.
  const first = useRef({ load, onFailure });
  useEffect(() => {
    let wanted = true;
    first.current.load().then(
      (component) => wanted && setPart(() => component),
      () => {
        if (!wanted) return;
        toast.error(NOT_LOADED.title, { description: NOT_LOADED.why });
        first.current.onFailure();
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Part && <Part {...props} />;
}
