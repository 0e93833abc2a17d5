import { createElement, type ReactNode } from 'react';

/** What rich text may hold. Source: specification 1 §5, decision 61. */
const ELEMENTS: Readonly<Record<string, string>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  P: 'p',
  BR: 'br',
};
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TEXTAREA', 'TITLE']);

function nodeOf(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || SILENT.has(node.tagName)) return null;
  const inside = [...node.childNodes].map(nodeOf);
  const element = ELEMENTS[node.tagName];
  if (element === undefined) return inside;
  return element === 'br' ? createElement('br', { key }) : createElement(element, { key }, ...inside);
}

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/**
 * Rich text as React nodes. The API has cleaned it already (S16); here only known elements are made and no attribute is
 * taken over, so nothing harmful could show even if it had not.
 */
export const safeNodes = (html: string): ReactNode[] => [...parse(html).childNodes].map(nodeOf);

/** Its words alone, paragraphs on lines of their own: for files, names and comparing. */
export function plainText(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll([...SILENT].join(','))) element.remove();
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('p, div, li')) element.append('\n');
  return (body.textContent ?? '')
    .replaceAll('\u00a0', ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
