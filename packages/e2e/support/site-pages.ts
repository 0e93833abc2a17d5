import type { CatalogueEntry, PublicCatalogue } from '@widya/contract/public-catalogue';

const KIND_PATHS = { class: '/kelas', event: '', course: '/kelas-mandiri' } as const;

async function firstOpen(url: string, kind: CatalogueEntry['kind']): Promise<string> {
  const answer = await fetch(`${url}/v1/public/catalogue?per_page=100&kind=${kind}`);
  const { data } = (await answer.json()) as PublicCatalogue;
  const entry = data.find(({ state }) => ['OPEN', 'FEW'].includes(state));
  if (entry === undefined) throw new Error(`${url} has no ${kind} that is open`);
  return entry.code;
}

/**
 * Returns the paths of the pages that visitors without an account open first, by name.
 * @param url address of the product.
 * @throws Error when there is no open class, no open event or no open course.
 */
export async function sitePages(url: string): Promise<Readonly<Record<string, string>>> {
  const code = await firstOpen(url, 'class');
  return {
    catalogue: '/kelas',
    class: `${KIND_PATHS.class}/${code}`,
    event: `${KIND_PATHS.event}/${await firstOpen(url, 'event')}`,
    course: `${KIND_PATHS.course}/${await firstOpen(url, 'course')}`,
    registration: `/daftar/${code}`,
  };
}
