import type { SitePage } from '@widya/contract/site-pages';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { CopyButton } from '@widya/design-system/copy-button';
import { plainText } from '@widya/design-system/formats/plain-text';
import { Card, Inline, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { useSession } from '@widya/remote-kit/session';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

/** Whether visitors can see the saved page, with its address. */
export function StateCard({ page: { slug, title, body, updated_at } }: { readonly page: SitePage }) {
  const { site } = useSession();
  const isShown = title !== '' && plainText(body).trim() !== '';
  const address = `${site.participants}/${slug}`;
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{texts.state}</SectionTitle>
        <Inline>
          <Badge tone={isShown ? 'ok' : 'neutral'}>{isShown ? texts.shown : texts.hidden}</Badge>
        </Inline>
        {isShown ? (
          <Inline>
            <ExternalLink href={address}>{texts.open}</ExternalLink>
            <CopyButton value={address} label={texts.copy} iconOnly />
          </Inline>
        ) : (
          <Muted>{texts.hiddenWhy}</Muted>
        )}
        {updated_at !== null && <Muted>{texts.changed(formatDateTime(updated_at))}</Muted>}
      </Stack>
    </Card>
  );
}
