import { loadCities, loadProvinces } from '@widya/api-client/regions';
import { RegionInput } from '@widya/design-system/region-input';
import { type UseFormReturn, useFormState, useWatch } from '@widya/design-system/use-form';

interface RegionValues {
  readonly province: string;
  readonly city: string;
}

/** Province and city of a person. */
export function RegionFields<Values extends RegionValues>({
  form: recordForm,
}: {
  readonly form: UseFormReturn<Values>;
}) {
  const form = recordForm as unknown as UseFormReturn<RegionValues>;
  const { control } = form;
  const [province, city] = useWatch({ control, name: ['province', 'city'] });
  const { errors } = useFormState({ control, name: ['province', 'city'] });
  return (
    <RegionInput
      province={province}
      city={city}
      onChange={(region) => {
        form.clearErrors(['province', 'city']);
        form.setValue('province', region.province, { shouldDirty: true });
        form.setValue('city', region.city, { shouldDirty: true });
      }}
      loadProvinces={loadProvinces}
      loadCities={loadCities}
      errors={{ province: errors.province?.message, city: errors.city?.message }}
    />
  );
}
