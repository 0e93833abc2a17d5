import { formatDateTime } from '@widya/contract/time/texts';
import { Banner } from '@widya/design-system/banner';
import { styled } from '@widya/design-system/styled';
import type { ReplyTo } from '../../complaint-reply/reply-query.ts';
import { BROADCAST_TEXTS as texts } from '../texts.ts';

const Message = styled('div', { base: { whiteSpace: 'pre-wrap' } });

/** The complaint to reply to, shown above the fields. C-113. */
export const ReplyQuote = ({ reply }: { readonly reply: ReplyTo }) => (
  <Banner tone="info" title={texts.replyTitle}>
    <div>{texts.replyFrom(reply.email, formatDateTime(reply.createdAt))}</div>
    {reply.message !== '' && <Message>{reply.message}</Message>}
  </Banner>
);
