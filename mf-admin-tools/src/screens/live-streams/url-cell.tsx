import { isWebUrl } from '@widya/design-system/formats/url';
import { ExternalLink } from '@widya/design-system/link';

/** An address on one line, cut where the column ends; the whole of it on hover. */
export const UrlCell = ({ url }: { readonly url: string }) => (
  <span
    title={url}
    style={{ display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {isWebUrl(url) ? <ExternalLink href={url}>{url}</ExternalLink> : url}
  </span>
);
