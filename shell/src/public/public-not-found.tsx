import { styled } from '@widya/design-system/styled';
import { MessagePage } from '../ui/message-page.tsx';
import { publicTexts } from './texts.ts';

const Home = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'control',
    paddingInline: '3.5',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'border.strong',
    bg: 'bg.surface',
    fontWeight: 'semibold',
    _hover: { bg: 'bg.hover' },
  },
});

/** 404 for a visitor. Source. */
export function PublicNotFound() {
  return (
    <MessagePage
      code={publicTexts.notFoundCode}
      title={publicTexts.notFound}
      actions={<Home href="/">{publicTexts.toHome}</Home>}
    />
  );
}
