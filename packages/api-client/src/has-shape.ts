import { fits, type Shape } from '@widya/contract/shape';

type Shapes = Readonly<Record<string, string>>;

/** In the file of the frame, but evaluated only when an answer has come. */
const load = (): Promise<Shapes> =>
  import(/* webpackMode: "eager" */ '@widya/contract/read-shapes').then(({ READ_SHAPES }) => READ_SHAPES);

let loading: Promise<Shapes> | undefined;

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
