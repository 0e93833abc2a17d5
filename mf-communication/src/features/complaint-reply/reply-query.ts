/** The complaint of a reply, as in the address of the editor. C-113. */
export interface ReplyTo {
  readonly id: number;
  readonly email: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly message: string;
}

/** Longest quoted complaint, because proxies refuse longer addresses. */
const MESSAGE_MAX = 1_500;

/** Query of the editor for a reply to a complaint; `complaint_email` opens the tab Broadcast Email. B-185, C-113. */
export const replyQueryOf = ({ id, email, createdAt, message }: ReplyTo): Readonly<Record<string, string>> => ({
  complaint_id: String(id),
  complaint_email: email,
  complaint_created_at: createdAt,
  complaint_message: Array.from(message).slice(0, MESSAGE_MAX).join(''),
});

/** Reads the complaint from the address; null without an email. An invalid id becomes 0, missing texts empty. D103. */
export function readReply(search: URLSearchParams): ReplyTo | null {
  const email = search.get('complaint_email')?.trim() ?? '';
  if (email === '') return null;
  const id = Number(search.get('complaint_id'));
  return {
    id: Number.isInteger(id) && id > 0 ? id : 0,
    email,
    createdAt: search.get('complaint_created_at') ?? '',
    message: search.get('complaint_message') ?? '',
  };
}
