/** The complaint that a mail answers, as the address of the editor names it. C-113. */
export interface ReplyTo {
  readonly id: number;
  readonly email: string;
  /** Instant. */
  readonly createdAt: string;
  readonly message: string;
}

/** More of a long complaint would make an address that proxies refuse. */
const MESSAGE_MAX = 1_500;

/** The query of the editor that answers a complaint; `complaint_email` opens its tab Broadcast Email. B-185, C-113. */
export const replyQueryOf = ({ id, email, createdAt, message }: ReplyTo): Readonly<Record<string, string>> => ({
  complaint_id: String(id),
  complaint_email: email,
  complaint_created_at: createdAt,
  complaint_message: Array.from(message).slice(0, MESSAGE_MAX).join(''),
});

/** Reads it again; null when the address names no complaint. What else it names wrongly is left empty. D103. */
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
