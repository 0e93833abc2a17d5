/**
 * The header that names the organisation's own site as canonical, while our addresses keep working for links sent
 * before (RFC 6596).
 * @param site without a trailing slash.
 */
export const canonicalLink = (site: string, url: string): string =>
  `<${site}${url.replace(/[?#].*$/, '').replaceAll(/[<>"\s]/g, encodeURIComponent)}>; rel="canonical"`;
