/** Allowed elements of rich text: bold, italic, underline and line breaks; none has attributes. Source: D61. */
export const RICH_TEXT_TAGS = ['b', 'strong', 'i', 'em', 'u', 'p', 'br'] as const;

/** Elements that are removed together with their content, which is not text written by a person. */
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
