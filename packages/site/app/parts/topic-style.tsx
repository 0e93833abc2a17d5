import type { TopicTones } from './page-handle.ts';

interface TopicStyleProps {
  readonly tones: TopicTones | null | undefined;
  readonly nonce: string;
}

/**
 * Colours of the page's topic as CSS variables in a style element, since the content security policy forbids style
 * attributes.
 */
export function TopicStyle({ tones, nonce }: TopicStyleProps) {
  if (!tones) return null;
  const css = `:root{--topic:${tones.deep};--topic-mid:${tones.mid}}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the colours are computed by us.
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
