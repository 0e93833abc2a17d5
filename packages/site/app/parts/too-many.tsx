import { Hourglass } from 'lucide-react';
import { State } from './state.tsx';

interface TooManyProps {
  /** When to try again, in the words of the API. */
  readonly message: string;
  /** Address for retrying. */
  readonly path: string;
}

/** Shown when the visitor's network has asked too often. */
export function TooMany({ message, path }: TooManyProps) {
  return (
    <State icon={Hourglass} title="Tunggu sebentar">
      <title>Tunggu sebentar · Widya</title>
      <p>{message}</p>
      <a className="btn main" href={path}>
        Coba lagi
      </a>
    </State>
  );
}
