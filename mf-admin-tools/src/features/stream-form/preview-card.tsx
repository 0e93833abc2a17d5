import { embedOf } from '@widya/contract/live-stream-embed';
import { Button } from '@widya/design-system/button';
import { isWebUrl } from '@widya/design-system/formats/url';
import { VideoIcon } from '@widya/design-system/icon';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { styled } from '@widya/design-system/styled';
import { type Control, useWatch } from '@widya/design-system/use-form';
import { useState } from 'react';
import type { StreamValues } from './stream-definition.ts';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

const Screen = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    gap: '2',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'border.subtle',
    bg: 'bg.subtle',
    padding: '3',
    textAlign: 'center',
    '&:has(iframe)': { padding: 0 },
    '& iframe': { display: 'block', width: 'full', height: 'full', border: 0 },
  },
});

/** The player is loaded on demand, because it weighs a megabyte and reveals the visitor to its site. */
function Player({ address }: { readonly address: string }) {
  const [shown, setShown] = useState(false);
  if (shown)
    return (
      <Screen>
        {/* Players refuse a page without a referrer; only the origin is sent. */}
        <iframe
          src={address}
          title={texts.previewTitle}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; encrypted-media; picture-in-picture"
        />
      </Screen>
    );
  return (
    <Screen>
      <Stack gap="2" alignItems="center">
        <Button size="sm" icon={<VideoIcon size={16} aria-hidden />} onClick={() => setShown(true)}>
          {texts.previewLoad}
        </Button>
        <Muted>{texts.previewWhy}</Muted>
      </Stack>
    </Screen>
  );
}

/** The video as on the public page, if its site allows embedding. */
export function PreviewCard({ control }: { readonly control: Control<StreamValues> }) {
  const url = useWatch({ control, name: 'url_video' }).trim();
  const address = embedOf(url);
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{texts.preview}</SectionTitle>
        {address ? (
          <Player key={address} address={address} />
        ) : isWebUrl(url) ? (
          <Muted>
            {texts.previewForeign} <ExternalLink href={url}>{texts.previewOpen}</ExternalLink>
          </Muted>
        ) : (
          <Muted>{texts.previewNone}</Muted>
        )}
      </Stack>
    </Card>
  );
}
