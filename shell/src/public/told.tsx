import { Message, Why } from './public-card.tsx';

interface ToldProps {
  readonly message: string;
  readonly why: string;
  /** Of a call that failed; what support finds it by. */
  readonly requestId?: string | null | undefined;
}

/** What the card of a public page says: one sentence, its reason, and after a failure where to look it up. */
export function Told({ message, why, requestId }: ToldProps) {
  return (
    <>
      <Message>{message}</Message>
      <Why>{why}</Why>
      {requestId ? <Why>ID permintaan: {requestId}</Why> : null}
    </>
  );
}
