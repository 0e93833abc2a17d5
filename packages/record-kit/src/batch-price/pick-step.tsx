import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { Banner } from '@widya/design-system/banner';
import { Field } from '@widya/design-system/field';
import { Muted, Stack } from '@widya/design-system/layout';
import { MoneyInput } from '@widya/design-system/money-input';
import { PendingRead } from '../read/pending-read.tsx';
import { Picker } from './picker.tsx';
import type { Priced, PriceLabels } from './priced.ts';
import { PRICE_TEXTS as texts } from './texts.ts';
import type { useBatchPrice } from './use-batch-price.ts';

interface PickStepProps {
  readonly change: ReturnType<typeof useBatchPrice>;
  readonly labels: PriceLabels;
  readonly usePriced: () => Query<readonly Priced[]>;
}

/** First step: choose records and the price. */
export function PickStep({ change, labels, usePriced }: PickStepProps) {
  const { data, error, isValidating, retry } = usePriced();
  if (!data)
    return (
      <PendingRead
        of={{ error, retry, isValidating }}
        title={labels.failed}
        size="sm"
        describe={(failure) => failureOf(failure, texts.noReason)}
        lines={8}
      />
    );
  return (
    <Stack>
      <Stack gap="2">
        <Muted>{texts.pickHelp}</Muted>
        {change.errors.chosen && <Banner tone="error">{change.errors.chosen}</Banner>}
        <Picker labels={labels} items={data} chosen={change.chosen} onChoose={change.choose} />
      </Stack>
      {data.length > 0 && (
        <Field label={texts.price} help={texts.priceHelp} error={change.errors.price} required>
          <MoneyInput value={change.price} onChange={change.setPrice} />
        </Field>
      )}
    </Stack>
  );
}
