import { createElement, type ReactNode } from 'react';
import { bodyOfHtml, SILENT_ELEMENTS } from '../../formats/plain-text.ts';

/** Allowed elements of rich text. Source: D61. */
const ELEMENTS: Readonly<Record<string, string>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  P: 'p',
  BR: 'br',
};

function nodeOf(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || SILENT_ELEMENTS.has(node.tagName)) return null;
  const inside = [...node.childNodes].map(nodeOf);
  const element = ELEMENTS[node.tagName];
  if (element === undefined) return inside;
  return element === 'br' ? createElement('br', { key }) : createElement(element, { key }, ...inside);
}

/**
 * Rich text as React nodes. The API has sanitised it (S16); as a second protection, only known elements are created,
 * without attributes.
 */
export const safeNodes = (html: string): ReactNode[] => [...bodyOfHtml(html).childNodes].map(nodeOf);
