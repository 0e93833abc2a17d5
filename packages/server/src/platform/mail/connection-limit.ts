/** A mail server that takes longer to reply to a text counts as slow, in ms. */
const SLOW_REPLY_MS = 5_000;

/** How many mails may be under way at once. */
export interface ConnectionLimit {
  readonly current: () => number;
  /**
   * Call it when a text has ended and its reply is awaited.
   * @returns a function to call when the reply has arrived.
   */
  readonly awaitReply: () => () => void;
}

/**
 * Limits the mails under way by the speed of the replies. A process that is killed leaves every mail uncertain whose
 * text has ended without a reply (RFC 1047), so a slow mail server gets one mail at a time: begins with one, and each
 * reply allows one more, or, if it was slow, one alone.
 * @param most for a quick mail server.
 */
export function limitConnections(most: number, slowMs: number = SLOW_REPLY_MS): ConnectionLimit {
  let limit = 1;
  return {
    current: () => limit,
    awaitReply() {
      let isSlow = false;
      const timer = setTimeout(() => {
        isSlow = true;
        limit = 1;
      }, slowMs).unref();
      return () => {
        clearTimeout(timer);
        if (!isSlow) limit = Math.min(most, limit + 1);
      };
    },
  };
}
