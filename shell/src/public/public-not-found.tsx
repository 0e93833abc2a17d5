import { MessagePage } from '../ui/message-page.tsx';
import { LeadOn } from './lead-on.tsx';
import { publicTexts } from './texts.ts';

/** 404 for a visitor. Source. */
export function PublicNotFound() {
  return (
    <MessagePage
      code={publicTexts.notFoundCode}
      title={publicTexts.notFound}
      actions={<LeadOn href="/">{publicTexts.toHome}</LeadOn>}
    />
  );
}
