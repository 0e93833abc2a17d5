/** Elements of rich text: bold, italic, underlined, and what separates lines; none has attributes. Source: D61. */
export const RICH_TEXT_TAGS = ['b', 'strong', 'i', 'em', 'u', 'p', 'br'] as const;

/** Elements whose content is no text that a person wrote: they go with what they hold. */
export const NO_TEXT_TAGS = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'xmp',
  'title',
  'iframe',
  'noembed',
  'noframes',
] as const;
