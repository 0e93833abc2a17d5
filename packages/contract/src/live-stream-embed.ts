const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';

/** Sites whose players may be embedded; the content security policy blocks all others. */
export const EMBED_ORIGINS: readonly string[] = [YOUTUBE, VIMEO];

const VIDEO_ID = /^[A-Za-z0-9_-]{6,20}$/;
const NUMBER = /^\d{5,12}$/;

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (!/^((www|m)\.)?youtube(-nocookie)?\.com$/.test(hostname)) return null;
  if (['live', 'embed', 'shorts'].includes(first)) return second;
  return first === 'watch' ? searchParams.get('v') : null;
}

function vimeoId({ hostname, pathname }: URL): string | null {
  if (!/^((www|player)\.)?vimeo\.com$/.test(hostname)) return null;
  return pathname.split('/').findLast((part) => NUMBER.test(part)) ?? null;
}

/**
 * The address of the embeddable player of a video page.
 * @returns null for a site that is not known to allow embedding.
 */
export function embedOf(address: string): string | null {
  if (!URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  if (url.protocol !== 'https:') return null;
  const youtube = youtubeId(url);
  if (youtube !== null && VIDEO_ID.test(youtube)) return `${YOUTUBE}/embed/${youtube}`;
  const vimeo = vimeoId(url);
  return vimeo === null ? null : `${VIMEO}/video/${vimeo}`;
}
