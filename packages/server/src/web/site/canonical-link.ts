/**
 * Names the page of the organisation's own site as the one to be found, while ours keeps working for links handed out before
 * (RFC 6596).
 * @param site without a slash at its end.
 */
export const canonicalLink = (site: string, url: string): string =>
  `<${site}${url.replace(/[?#].*$/, '').replaceAll(/[<>"\s]/g, encodeURIComponent)}>; rel="canonical"`;
