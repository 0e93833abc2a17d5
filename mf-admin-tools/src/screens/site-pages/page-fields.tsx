import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { FormField } from '@widya/design-system/form-field';
import { ImageUpload } from '@widya/design-system/image-upload';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { RichTextInput } from '@widya/design-system/rich-text';
import { TextInput } from '@widya/design-system/text-input';
import { UrlInput } from '@widya/design-system/url-input';
import type { Control } from '@widya/design-system/use-form';
import type { PageValues } from './page-definition.ts';
import { sendPicture } from './send-picture.ts';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

/** Longest side of a picture on a page, in pixels. */
const MAX_SIDE = 1_440;

/** Title, text, picture and button of a page. */
export const PageFields = ({ control }: { readonly control: Control<PageValues> }) => (
  <>
    <RecordSection id="isi" title={texts.content}>
      <FormField control={control} name="title" label={texts.pageTitle}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="body" label={texts.body} group>
        {(field) => <RichTextInput {...field} label={texts.body} />}
      </FormField>
      <FormField control={control} name="image_url" label={texts.picture} group>
        {({ value, onChange }) => (
          <ImageUpload
            label={texts.picture}
            noun={texts.picture}
            maxBytes={IMAGE_MAX_BYTES}
            maxSide={MAX_SIDE}
            startPercent={100}
            advice={texts.pictureAdvice}
            src={value || null}
            send={sendPicture}
            onDone={onChange}
            onRemove={() => onChange('')}
          />
        )}
      </FormField>
    </RecordSection>
    <RecordSection id="tombol" title={texts.button}>
      <FieldGrid>
        <FormField control={control} name="button_label" label={texts.buttonLabel} help={texts.buttonHelp}>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="button_url" label={texts.buttonUrl}>
          {(field) => <UrlInput {...field} />}
        </FormField>
      </FieldGrid>
    </RecordSection>
  </>
);
