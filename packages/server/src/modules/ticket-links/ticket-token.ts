import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KINDS = ['class', 'event', 'course'] as const;
export type TicketKind = (typeof KINDS)[number];

/** The content of a ticket token. */
export interface Ticket {
  readonly kind: TicketKind;
  /** Id of the registration. */
  readonly id: number;
  /** A link whose serial number differs from that of the registration is revoked. */
  readonly serial: number;
  readonly expiresAt: Date;
}

/** Kind (1 byte), id (4), serial (2), expiry in seconds (4). */
const FACT_BYTES = 11;
const MAC_BYTES = 16;

/** Derives a separate key, so that a signature for another purpose is not valid here. */
const keyFor = (secretsKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secretsKey, '', 'ticket', 32));

const macOf = (secretsKey: Buffer, facts: Buffer): Buffer =>
  createHmac('sha256', keyFor(secretsKey)).update(facts).digest().subarray(0, MAC_BYTES);

/** Derives another key for links that only confirm an address, so that they open no ticket. */
export const confirmationKey = (secretsKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secretsKey, '', 'registration-confirmation', 32));

/** The signed token of a ticket link, so that no registration id can be guessed. */
export function ticketToken(secretsKey: Buffer, { kind, id, serial, expiresAt }: Ticket): string {
  const facts = Buffer.alloc(FACT_BYTES);
  facts.writeUInt8(KINDS.indexOf(kind), 0);
  facts.writeUInt32BE(id, 1);
  facts.writeUInt16BE(serial, 5);
  facts.writeUInt32BE(Math.ceil(expiresAt.getTime() / 1_000), 7);
  return Buffer.concat([facts, macOf(secretsKey, facts)]).toString('base64url');
}

/** The ticket of a token, expired or not; null for an invalid signature. */
export function readTicketToken(secretsKey: Buffer, token: string): Ticket | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== FACT_BYTES + MAC_BYTES) return null;
  const facts = bytes.subarray(0, FACT_BYTES);
  const kind = KINDS[facts.readUInt8(0)];
  if (kind === undefined || !timingSafeEqual(bytes.subarray(FACT_BYTES), macOf(secretsKey, facts))) return null;
  return {
    kind,
    id: facts.readUInt32BE(1),
    serial: facts.readUInt16BE(5),
    expiresAt: new Date(facts.readUInt32BE(7) * 1_000),
  };
}
