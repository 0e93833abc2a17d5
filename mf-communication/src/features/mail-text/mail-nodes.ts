import { PUBLIC_FILE } from '@widya/contract/file-address';
import { MAILED_POSTER } from '@widya/contract/poster/poster-address';
import { createElement, type ReactNode } from 'react';

/** Allowed elements of a mail. Source: D61. */
const ELEMENTS: Readonly<Record<string, string>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  P: 'p',
  DIV: 'p',
  BR: 'br',
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
};
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'SVG', 'MATH']);

const isLink = (href: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(href);
const OWN = new RegExp(`^(${PUBLIC_FILE}|${MAILED_POSTER})$`);
const isPicture = (src: string): boolean => /^https:\/\/\S+$/i.test(src) || OWN.test(src);

function linkOf(node: Element, key: number, inside: ReactNode[]): ReactNode {
  const href = node.getAttribute('href')?.trim() ?? '';
  return isLink(href)
    ? createElement('a', { key, href, target: '_blank', rel: 'noopener noreferrer' }, ...inside)
    : createElement('span', { key }, ...inside);
}

/** Pixels; undefined when the mail sets none. */
const sizeOf = (node: Element, side: string): number | undefined => Number(node.getAttribute(side)) || undefined;

function pictureOf(node: Element, key: number): ReactNode {
  const src = node.getAttribute('src')?.trim() ?? '';
  const alt = node.getAttribute('alt') ?? '';
  const [width, height] = ['width', 'height'].map((side) => sizeOf(node, side));
  return isPicture(src) ? createElement('img', { key, src, alt, width, height, referrerPolicy: 'no-referrer' }) : alt;
}

function nodeOf(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase())) return null;
  const inside = [...node.childNodes].map(nodeOf);
  if (node.tagName === 'A') return linkOf(node, key, inside);
  if (node.tagName === 'IMG') return pictureOf(node, key);
  const element = ELEMENTS[node.tagName];
  if (element === undefined) return inside;
  return element === 'br' ? createElement('br', { key }) : createElement(element, { key }, ...inside);
}

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/**
 * A mail as React nodes. The API has sanitised it (S16); as a second protection, only known elements are created, links
 * lead to web or mail addresses, and pictures use https or are uploaded.
 */
export const mailNodes = (html: string): ReactNode[] => [...parse(html).childNodes].map(nodeOf);

/** Whether a mail has neither text nor pictures. */
export function isBlankMail(html: string): boolean {
  const body = parse(html);
  return (body.textContent ?? '').trim() === '' && body.querySelector('img') === null;
}

/** Converts empty paragraphs to line breaks, so that they are visible in mails as in the editor. B-199. */
export const withLineBreaks = (html: string): string =>
  html.replace(/<p>(?:\s|&nbsp;)*(?:<br\s*\/?>)?(?:\s|&nbsp;)*<\/p>/g, '<br>');

/** The text of a mail with a line per paragraph, for comparisons. */
export function mailText(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('p, li, h2, h3')) element.append('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
