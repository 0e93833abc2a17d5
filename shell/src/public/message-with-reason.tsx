import { Message, Why } from './public-card.tsx';

interface MessageWithReasonProps {
  readonly message: string;
  readonly why: string;
  /** Request id of a failed call, for support. */
  readonly requestId?: string | null | undefined;
}

/** Content of a public card: a message, its reason, and the request id after a failure. */
export function MessageWithReason({ message, why, requestId }: MessageWithReasonProps) {
  return (
    <>
      <Message>{message}</Message>
      <Why>{why}</Why>
      {requestId ? <Why>ID permintaan: {requestId}</Why> : null}
    </>
  );
}
