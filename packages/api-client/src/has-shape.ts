import { fits, type Shape } from '@widya/contract/shape';

type Shapes = Readonly<Record<string, string>>;

/** Apart from the first script, because nothing needs it before the first answer. */
const load = (): Promise<Shapes | null> =>
  import('@widya/contract/read-shapes').then(
    ({ READ_SHAPES }) => READ_SHAPES,
    // Without it screens work as before: a file of the page that does not come must not stop the reading of data.
    () => null,
  );

let loading: Promise<Shapes | null> | undefined;

/** Begins to fetch what answers are compared with. */
export function loadShapes(): void {
  loading ??= load();
}

/** Whether an answer is what the endpoint promises; true for one that is not known here, such as of a newer remote. */
export async function hasShape(answer: unknown, endpoint: string | undefined, url: string): Promise<boolean> {
  if (endpoint === undefined) return true;
  // Lists are answered whole where no page is asked for.
  if (Array.isArray(answer) && /[?&]page=/.test(url)) return false;
  loadShapes();
  const shape = (await loading)?.[endpoint];
  return shape === undefined || fits(answer, JSON.parse(shape) as Shape);
}
