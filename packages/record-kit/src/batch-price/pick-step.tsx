import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { Banner } from '@widya/design-system/banner';
import { Field } from '@widya/design-system/field';
import { Muted, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { MoneyInput } from '@widya/design-system/money-input';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { Picker } from './picker.tsx';
import type { Priced, PriceWords } from './priced.ts';
import { PRICE_TEXTS as texts } from './texts.ts';
import type { useBatchPrice } from './use-batch-price.ts';

interface PickStepProps {
  readonly change: ReturnType<typeof useBatchPrice>;
  readonly words: PriceWords;
  readonly usePriced: () => Query<readonly Priced[]>;
}

/** First step: of what, and which price. */
export function PickStep({ change, words, usePriced }: PickStepProps) {
  const { data, error, isValidating, retry } = usePriced();
  if (!data && error)
    return (
      <LoadFailure
        size="sm"
        title={words.failed}
        failure={failureOf(error, texts.noReason)}
        onRetry={retry}
        retrying={isValidating}
      />
    );
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonText lines={8} />
      </SkeletonArea>
    );
  return (
    <Stack>
      <Stack gap="2">
        <Muted>{texts.pickHelp}</Muted>
        {change.errors.chosen && <Banner tone="error">{change.errors.chosen}</Banner>}
        <Picker words={words} things={data} chosen={change.chosen} onChoose={change.choose} />
      </Stack>
      {data.length > 0 && (
        <Field label={texts.price} help={texts.priceHelp} error={change.errors.price} required>
          <MoneyInput value={change.price} onChange={change.setPrice} />
        </Field>
      )}
    </Stack>
  );
}
