import { uploadClassImage } from '@widya/api-client/uploads';
import type { Uploaded } from '@widya/contract/uploads';
import { FormField } from '@widya/design-system/form-field';
import type { SendFile } from '@widya/design-system/image-upload';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TextInput } from '@widya/design-system/text-input';
import { useWatch } from '@widya/design-system/use-form';
import { PosterField } from '@widya/record-kit/poster/poster-field';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

/** Poster Utama and Poster iOS, cut square. Source. */
export function PosterSection({ form, record }: SectionProps) {
  const send: SendFile<Uploaded> = (file, watched) => uploadClassImage(file, record?.code ?? null, watched);
  const topic = useWatch({ control: form.control, name: 'topic_code' });
  const generated = record ? posterPicture({ uploaded: null, code: record.code, topic }, 'mini') : undefined;
  return (
    <RecordSection id="poster" title={SECTION_TITLES.poster}>
      <FieldGrid>
        <PosterField
          control={form.control}
          send={send}
          name="class_image_url"
          label={texts.mainPoster}
          standIn={generated}
          advice={`${texts.posterAdvice} ${texts.posterGenerated}`}
        />
        <PosterField
          control={form.control}
          send={send}
          name="class_image_url_ios"
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
