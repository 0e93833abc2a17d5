import type { Merchandise } from '@widya/contract/merchandise';
import { fileProblem, isLink, LINK_WARNING, linkProblem } from '../../platform/addresses/links.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { MerchandiseFields } from './queries.ts';

/** Photos of a product, the main one first. */
export const photosOf = (merchandise: Pick<MerchandiseFields, 'image_url' | 'other_image_url'>): string[] => [
  ...(merchandise.image_url ? [merchandise.image_url] : []),
  ...(merchandise.other_image_url ?? []),
];

/**
 * Refuses forbidden addresses; a purchase link that is not an address is saved with a warning.
 * @throws ApiFailure 422. Source: S18.
 */
export function assertAddresses(fields: MerchandiseFields): void {
  const problems: Record<string, string> = {};
  const link = fields.marketplace_link === undefined ? null : linkProblem(fields.marketplace_link);
  if (link !== null) problems.marketplace_link = link;
  const main = fields.image_url ? fileProblem(fields.image_url) : null;
  if (main !== null) problems.image_url = main;
  for (const other of fields.other_image_url ?? []) {
    const problem = fileProblem(other);
    if (problem !== null) problems.other_image_url = problem;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Warnings about values that were saved but look wrong. */
export const warningsOf = ({ marketplace_link }: MerchandiseFields): string[] =>
  marketplace_link === undefined || isLink(marketplace_link) ? [] : [LINK_WARNING];

/** @throws ApiFailure 409 for a deleted product, which must be restored first. */
export function assertNotDeleted(merchandise: Merchandise): void {
  if (merchandise.active === 0)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kreasi ini sudah terhapus. Pulihkan terlebih dahulu.');
}

/** @throws ApiFailure 409 unless the product is claimed and not activated yet. Source: C-163. */
export function assertActivatable(merchandise: Merchandise): void {
  if (merchandise.activated === 1) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kreasi ini sudah aktif');
  if (merchandise.is_claimed === 0) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kreasi ini belum diklaim');
}
