import { createHash } from 'node:crypto';
import type { OutboxRow } from './outbox.ts';

/** A message id derived from the outbox row, so that all attempts of a mail have the same id. */
export function messageIdOf({ id, dedupe_key }: Pick<OutboxRow, 'id' | 'dedupe_key'>, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'widya.example';
  return `<${id}.${createHash('sha256').update(dedupe_key).digest('hex').slice(0, 24)}@${domain}>`;
}
