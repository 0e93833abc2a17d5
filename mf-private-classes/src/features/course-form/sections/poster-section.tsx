import { uploadCourseImage } from '@widya/api-client/uploads';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { Field } from '@widya/design-system/field';
import { FormField } from '@widya/design-system/form-field';
import { ImageUpload } from '@widya/design-system/image-upload';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TextInput } from '@widya/design-system/text-input';
import { useWatch } from '@widya/design-system/use-form';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

type Poster = 'course_image_url' | 'course_image_url_ios';

function PosterField({ form, record, name, label }: SectionProps & { readonly name: Poster; readonly label: string }) {
  const src = useWatch({ control: form.control, name });
  const put = (location: string) => form.setValue(name, location, { shouldDirty: true });
  return (
    <Field label={label} group>
      <ImageUpload
        label={label}
        src={src || null}
        aspect={1}
        maxBytes={IMAGE_MAX_BYTES}
        maxSide={800}
        noun={texts.poster}
        advice={texts.posterAdvice}
        send={(file, { signal, onProgress }) => uploadCourseImage(file, record?.id ?? null, { signal, onProgress })}
        onDone={({ location }) => put(location)}
        onRemove={src ? () => put('') : undefined}
      />
    </Field>
  );
}

/** Poster Utama and Poster iOS, cut square, and the product id. Source: specification 3 §2.2, rule C-024. */
export function PosterSection(props: SectionProps) {
  return (
    <RecordSection id="poster" title={SECTION_TITLES.poster}>
      <FieldGrid>
        <PosterField {...props} name="course_image_url" label={texts.mainPoster} />
        <PosterField {...props} name="course_image_url_ios" label={texts.iosPoster} />
        <FormField control={props.form.control} name="ios_product_id" label={texts.productId}>
          {(field) => <TextInput {...field} maxLength={255} />}
        </FormField>
      </FieldGrid>
    </RecordSection>
  );
}
