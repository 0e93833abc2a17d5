import { fits, type Shape } from '@widya/contract/shape';

type Shapes = Readonly<Record<string, string>>;

/**
 * Loaded separately from the first script, because nothing needs it before the first answer. In the file of the
 * federation runtime, which is requested at the same time.
 */
const load = (): Promise<Shapes | null> =>
  import(/* webpackChunkName: "federation" */ '@widya/contract/read-shapes').then(
    ({ READ_SHAPES }) => READ_SHAPES,
    // Without the shapes answers are not checked, because a failed download must not prevent reading data.
    () => null,
  );

let loading: Promise<Shapes | null> | undefined;

/** Starts to load the shapes. */
export function loadShapes(): void {
  loading ??= load();
}

/**
 * Whether an answer has the shape of its endpoint; true for endpoints without a known shape, such as of a newer remote.
 */
export async function hasShape(answer: unknown, endpoint: string | undefined, url: string): Promise<boolean> {
  if (endpoint === undefined) return true;
  // Without `page` a list is a plain array, so with it an array is invalid.
  if (Array.isArray(answer) && /[?&]page=/.test(url)) return false;
  loadShapes();
  const shape = (await loading)?.[endpoint];
  return shape === undefined || fits(answer, JSON.parse(shape) as Shape);
}
