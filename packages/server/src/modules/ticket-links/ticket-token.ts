import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KINDS = ['class', 'event', 'course'] as const;
export type TicketKind = (typeof KINDS)[number];

/** Whose ticket a link opens. */
export interface Ticket {
  readonly kind: TicketKind;
  /** Of the registration. */
  readonly id: number;
  /** Links with another serial number than that of the registration are revoked. */
  readonly serial: number;
  readonly expiresAt: Date;
}

/** Kind (1 byte), id (4), serial (2), expiry in seconds (4). */
const FACT_BYTES = 11;
const MAC_BYTES = 16;

/** The key of the installation serves other purposes, too: a signature of one must not count for another. */
const keyFor = (secretsKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secretsKey, '', 'ticket', 32));

const macOf = (secretsKey: Buffer, facts: Buffer): Buffer =>
  createHmac('sha256', keyFor(secretsKey)).update(facts).digest().subarray(0, MAC_BYTES);

/** Another key of the installation for links that only confirm an address, so that they open no ticket. */
export const confirmationKey = (secretsKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secretsKey, '', 'registration-confirmation', 32));

/** The secret part of a link to a ticket: signed, so that no id can be guessed (issue "Participants' site"). */
export function ticketToken(secretsKey: Buffer, { kind, id, serial, expiresAt }: Ticket): string {
  const facts = Buffer.alloc(FACT_BYTES);
  facts.writeUInt8(KINDS.indexOf(kind), 0);
  facts.writeUInt32BE(id, 1);
  facts.writeUInt16BE(serial, 5);
  facts.writeUInt32BE(Math.ceil(expiresAt.getTime() / 1_000), 7);
  return Buffer.concat([facts, macOf(secretsKey, facts)]).toString('base64url');
}

/** The ticket of a link, expired or not; null for what was not signed here. */
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
