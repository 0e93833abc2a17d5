import { failureOf } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { Card, Muted, Stack } from '@widya/design-system/layout';
import { PriceChangeList } from './price-change-list.tsx';
import { PRICE_TEXTS as texts } from './texts.ts';
import type { useBatchPrice } from './use-batch-price.ts';

/** Second step: old price, new price, difference and affected people, before anything is changed. */
export function PreviewStep({ change }: { readonly change: ReturnType<typeof useBatchPrice> }) {
  const { changes, unchanged, keepOldPrice } = change.preview;
  if (changes.length === 0) return <Banner tone="info">{texts.nothing}</Banner>;
  return (
    <Stack gap="3">
      {change.refusedPrice ? (
        <Banner tone="error">{change.refusedPrice}</Banner>
      ) : (
        <FailureBanner failure={failureOf(change.failure, texts.noReason)} />
      )}
      <Banner tone="info" title={texts.changes(changes.length)}>
        {texts.affected(keepOldPrice)}
      </Banner>
      <Card maxHeight="340px" overflowY="auto" tabIndex={0} role="region" aria-label={texts.previewTitle}>
        <PriceChangeList changes={changes} />
      </Card>
      {unchanged > 0 && <Muted>{texts.unchanged(formatNumber(unchanged))}</Muted>}
    </Stack>
  );
}
