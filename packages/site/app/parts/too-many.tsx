import { Hourglass } from 'lucide-react';
import { State } from './state.tsx';

interface TooManyProps {
  /** The API's message, which names the time to try again. */
  readonly message: string;
  /** Address for retrying. */
  readonly path: string;
}

/** Shown after too many requests from the visitor's network. */
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
