import type { Release } from '@widya/contract/releases';
import { formatPercent } from '@widya/design-system/formats/number';
import { RELEASES_TEXTS as texts } from './texts.ts';

type Audience = Pick<NonNullable<Release['candidate']>, 'share' | 'admins' | 'accounts'>;

/** Audience of a candidate for a badge: its share, otherwise all admins, otherwise named accounts. */
export function audienceBadge({ share, admins }: Audience): string {
  if (share > 0) return texts.share(formatPercent(share));
  return admins ? texts.toAdmins : texts.named;
}

/** Everybody who gets a candidate, separated by commas. */
export const audienceText = ({ share, admins, accounts }: Audience): string =>
  [...(share > 0 ? [texts.audience(formatPercent(share))] : []), ...(admins ? [texts.admins] : []), ...accounts].join(
    ', ',
  );
