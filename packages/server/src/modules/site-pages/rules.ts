import { fileProblem, isLink, linkProblem } from '../../platform/addresses/links.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { SitePageFields } from './queries.ts';

const NO_ADDRESS = 'Isi alamat tombol, misalnya https://toko.example';
const NO_LABEL = 'Isi tulisan tombol';

const buttonProblem = (label: string, url: string): Record<string, string> => {
  if (label !== '' && url === '') return { button_url: NO_ADDRESS };
  if (label === '' && url !== '') return { button_label: NO_LABEL };
  if (url === '') return {};
  const problem = linkProblem(url) ?? (isLink(url) ? null : NO_ADDRESS);
  return problem === null ? {} : { button_url: problem };
};

/**
 * @throws ApiFailure 422 for a page that would be broken: a button without a valid link, or an invalid picture (S18).
 */
export function assertUsable(page: Required<SitePageFields>): void {
  const picture = page.image_url === null ? null : fileProblem(page.image_url);
  const problems = {
    ...buttonProblem(page.button_label, page.button_url),
    ...(picture === null ? {} : { image_url: picture }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
