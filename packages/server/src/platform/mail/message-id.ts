import { createHash } from 'node:crypto';
import type { OutboxRow } from './outbox.ts';

/** Made from the key of the outbox row, so that every attempt of one mail carries the same id. */
export function messageIdOf({ id, dedupe_key }: Pick<OutboxRow, 'id' | 'dedupe_key'>, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'widya.example';
  return `<${id}.${createHash('sha256').update(dedupe_key).digest('hex').slice(0, 24)}@${domain}>`;
}
