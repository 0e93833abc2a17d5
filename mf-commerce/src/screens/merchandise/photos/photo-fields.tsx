import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { FormField } from '@widya/design-system/form-field';
import { ImageUpload } from '@widya/design-system/image-upload';
import { Muted, Stack } from '@widya/design-system/layout';
import type { Control } from '@widya/design-system/use-form';
import { useMemo } from 'react';
import type { MerchandiseValues } from '../form/merchandise-form.ts';
import { PhotoList } from './photo-list.tsx';
import { sendPhoto } from './send-photo.ts';
import { OTHER_PHOTOS_MAX, PHOTO_TEXTS as texts } from './texts.ts';

interface PhotoFieldsProps {
  readonly control: Control<MerchandiseValues>;
  /** Id of the item; null for a new one. */
  readonly id: number | null;
}

const RULES = { aspect: 1, maxBytes: IMAGE_MAX_BYTES, maxSide: 1200, noun: texts.noun, advice: texts.advice } as const;

/** Main photo and further ones, cropped to squares. C-164, C-165. */
export function PhotoFields({ control, id }: PhotoFieldsProps) {
  const send = useMemo(() => sendPhoto(id), [id]);
  return (
    <>
      <FormField control={control} name="image_url" label={texts.main} group required>
        {({ value, onChange }) => (
          <ImageUpload
            {...RULES}
            label={texts.main}
            src={value || null}
            send={send}
            onDone={onChange}
            onRemove={() => onChange('')}
          />
        )}
      </FormField>
      <FormField control={control} name="other_image_url" label={texts.others} group help={texts.help}>
        {({ value, onChange }) => (
          <Stack gap="3">
            <PhotoList photos={value} onChange={onChange} />
            {value.length < OTHER_PHOTOS_MAX ? (
              <ImageUpload
                // Remounts after each upload, because the photo is then shown in the list above.
                key={value.length}
                {...RULES}
                label={texts.another}
                send={send}
                onDone={(location) => onChange([...value, location])}
              />
            ) : (
              <Muted>{texts.full}</Muted>
            )}
          </Stack>
        )}
      </FormField>
    </>
  );
}
