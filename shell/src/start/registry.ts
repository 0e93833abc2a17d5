import type { Registry } from '@widya/contract/routing/registry';

/** The registry of the page, which may still be loading on a plain static host. Retries a failed download. */
export async function readRegistry(published: Registry | Promise<Registry>): Promise<Registry> {
  try {
    return await published;
  } catch {
    const answer = await fetch('/registry.json', { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`registry.json: ${answer.status}`);
    return (await answer.json()) as Registry;
  }
}
