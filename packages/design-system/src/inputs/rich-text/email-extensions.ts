import Heading from '@tiptap/extension-heading';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Chip } from './chip.ts';
import { isMailUrl, isPictureUrl } from './variables.ts';

/** Accepts only pictures from https or uploads, typed or pasted. */
const SafeImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isPictureUrl(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
});

/** Extensions of emails besides bold, italic and underline: headings, lists, links, pictures, variables (D61). */
export const emailExtensions = [
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: (url) => isMailUrl(url),
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  SafeImage,
  Chip,
];
