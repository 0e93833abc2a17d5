import { MessagePage } from '../ui/message-page.tsx';
import { PublicLinkButton } from './public-link-button.tsx';
import { publicTexts } from './texts.ts';

/** The 404 page for visitors. Source. */
export function PublicNotFound() {
  return (
    <MessagePage
      code={publicTexts.notFoundCode}
      title={publicTexts.notFound}
      actions={<PublicLinkButton href="/">{publicTexts.toHome}</PublicLinkButton>}
    />
  );
}
