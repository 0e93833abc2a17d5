import { Button } from '@widya/design-system/button';
import type { UseFormReturn } from '@widya/design-system/use-form';
import { useState } from 'react';
import { type ClassValues, hoursOf } from '../../features/class-form/class-values.ts';
import { PublishSummary } from '../../features/class-publish/publish-summary.tsx';
import { publishReasons } from '../../features/class-publish/reasons.ts';
import { PUBLISH_TEXTS as texts } from '../../features/class-publish/texts.ts';
import { endOf, instantOf, startOf } from '../../features/schedule/hours.ts';

const summaryOf = (values: ClassValues) => ({
  name: values.name,
  permanent: values.permanent,
  start_time: startOf(hoursOf(values)),
  end_time: endOf(hoursOf(values)),
  registration_start_time: instantOf(values.registration_start_date, values.registration_start),
  registration_end_time: instantOf(values.registration_end_date, values.registration_end),
  price: values.price ?? 0,
  quota: values.quota || 0,
  speaker: values.speaker,
});

/** The publish button of a new class, which explains that the class must be saved first. A-166. */
export function NewClassPublish({ form }: { readonly form: UseFormReturn<ClassValues> }) {
  const [values, setValues] = useState<ClassValues | null>(null);
  const close = () => setValues(null);
  return (
    <>
      <Button size="sm" onClick={() => setValues(form.getValues())}>
        {texts.publish}
      </Button>
      {values && (
        <PublishSummary
          record={summaryOf(values)}
          reasons={publishReasons(true, null)}
          failure={null}
          busy={false}
          onConfirm={close}
          onClose={close}
        />
      )}
    </>
  );
}
