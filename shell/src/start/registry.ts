import type { Registry } from '@widya/contract/routing/registry';

/** The registry of the page; on a plain static host it may still be on its way. A failed download is tried again. */
export async function readRegistry(known: Registry | Promise<Registry>): Promise<Registry> {
  try {
    return await known;
  } catch {
    const answer = await fetch('/registry.json', { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`registry.json: ${answer.status}`);
    return (await answer.json()) as Registry;
  }
}
