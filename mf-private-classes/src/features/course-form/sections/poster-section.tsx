import { uploadCourseImage } from '@widya/api-client/uploads';
import type { Uploaded } from '@widya/contract/uploads';
import { FormField } from '@widya/design-system/form-field';
import type { SendFile } from '@widya/design-system/image-upload';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TextInput } from '@widya/design-system/text-input';
import { PosterField } from '@widya/record-kit/poster/poster-field';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

/** Poster Utama and Poster iOS, cut square, and the product id. Source: C-024. */
export function PosterSection({ form, record }: SectionProps) {
  const send: SendFile<Uploaded> = (file, watched) => uploadCourseImage(file, record?.id ?? null, watched);
  const generated = record
    ? posterPicture({ uploaded: null, code: record.course_code, topic: record.topic_code }, 'mini')
    : undefined;
  return (
    <RecordSection id="poster" title={SECTION_TITLES.poster}>
      <FieldGrid>
        <PosterField
          control={form.control}
          send={send}
          name="course_image_url"
          label={texts.mainPoster}
          standIn={generated}
          advice={`${texts.posterAdvice} ${texts.posterGenerated}`}
        />
        <PosterField
          control={form.control}
          send={send}
          name="course_image_url_ios"
          label={texts.iosPoster}
          advice={texts.posterAdvice}
        />
        <FormField control={form.control} name="ios_product_id" label={texts.productId}>
          {(field) => <TextInput {...field} maxLength={255} />}
        </FormField>
      </FieldGrid>
    </RecordSection>
  );
}
