import { styled } from '@widya/design-system/styled';
import { useMemo } from 'react';
import { mailNodes } from './mail-nodes.ts';

const Root = styled('div', {
  base: {
    overflowWrap: 'anywhere',
    lineHeight: '1.6',
    '& p, & ul, & ol, & h2, & h3': { margin: 0 },
    '& > * + *': { marginTop: '3' },
    '& h2': { textStyle: 'h2' },
    '& h3': { textStyle: 'h3' },
    '& ul': { listStyle: 'disc', paddingInlineStart: '22px' },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '22px' },
    '& a': { color: 'accent.text', textDecoration: 'underline' },
    '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'xs' },
  },
});

/** A mail, read-only. */
export function MailView({ html }: { readonly html: string }) {
  const nodes = useMemo(() => mailNodes(html), [html]);
  return <Root>{nodes}</Root>;
}
