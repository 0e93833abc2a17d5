import { useShownCourses } from '@widya/api-client/courses';
import { Banner } from '@widya/design-system/banner';
import { Field } from '@widya/design-system/field';
import { Muted, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { MoneyInput } from '@widya/design-system/money-input';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { failureOf } from '../../../features/failure.ts';
import { CoursePicker } from './course-picker.tsx';
import { PRICE_TEXTS as texts } from './texts.ts';
import type { useBatchPrice } from './use-batch-price.ts';

/** First step: which courses, and which price. */
export function PickStep({ change }: { readonly change: ReturnType<typeof useBatchPrice> }) {
  const { data, error, isValidating, retry } = useShownCourses();
  if (!data && error)
    return (
      <LoadFailure size="sm" title={texts.failed} failure={failureOf(error)} onRetry={retry} retrying={isValidating} />
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
        <CoursePicker courses={data} chosen={change.chosen} onChoose={change.choose} />
      </Stack>
      {data.length > 0 && (
        <Field label={texts.price} help={texts.priceHelp} error={change.errors.price} required>
          <MoneyInput value={change.price} onChange={change.setPrice} />
        </Field>
      )}
    </Stack>
  );
}
