import { uploadCourseImage } from '@widya/api-client/uploads';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { Field } from '@widya/design-system/field';
import { FormField } from '@widya/design-system/form-field';
import { ImageUpload } from '@widya/design-system/image-upload';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TextInput } from '@widya/design-system/text-input';
import { useWatch } from '@widya/design-system/use-form';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

type Poster = 'course_image_url' | 'course_image_url_ios';

interface PosterFieldProps extends SectionProps {
  readonly name: Poster;
  readonly label: string;
  /** The generated poster that stands in for it; none for a course without a code. */
  readonly standIn?: string | undefined;
  readonly advice: string;
}

function PosterField({ form, record, name, label, standIn, advice }: PosterFieldProps) {
  const src = useWatch({ control: form.control, name });
  const put = (location: string) => form.setValue(name, location, { shouldDirty: true });
  return (
    <Field label={label} group>
      <ImageUpload
        label={label}
        src={src || null}
        standIn={standIn}
        aspect={1}
        maxBytes={IMAGE_MAX_BYTES}
        maxSide={800}
        noun={texts.poster}
        advice={advice}
        send={(file, { signal, onProgress }) => uploadCourseImage(file, record?.id ?? null, { signal, onProgress })}
        onDone={({ location }) => put(location)}
        onRemove={src ? () => put('') : undefined}
      />
    </Field>
  );
}

/** Poster Utama and Poster iOS, cut square, and the product id. Source: C-024. */
export function PosterSection(props: SectionProps) {
  const { record } = props;
  const generated = record
    ? posterPicture({ uploaded: null, code: record.course_code, topic: record.topic_code }, 'mini')
    : undefined;
  return (
    <RecordSection id="poster" title={SECTION_TITLES.poster}>
      <FieldGrid>
        <PosterField
          {...props}
          name="course_image_url"
          label={texts.mainPoster}
          standIn={generated}
          advice={`${texts.posterAdvice} ${texts.posterGenerated}`}
        />
        <PosterField {...props} name="course_image_url_ios" label={texts.iosPoster} advice={texts.posterAdvice} />
        <FormField control={props.form.control} name="ios_product_id" label={texts.productId}>
          {(field) => <TextInput {...field} maxLength={255} />}
        </FormField>
      </FieldGrid>
    </RecordSection>
  );
}
