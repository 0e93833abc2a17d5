import { uploadCourseVideo } from '@widya/api-client/uploads';
import { isStoredFile } from '@widya/contract/file-address';
import { VIDEO_MAX_BYTES } from '@widya/contract/uploads';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { FormField } from '@widya/design-system/form-field';
import { TrashIcon } from '@widya/design-system/icon';
import { Inline, Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { UrlInput } from '@widya/design-system/url-input';
import { useWatch } from '@widya/design-system/use-form';
import { VideoUpload } from '@widya/design-system/video-upload';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

/** The preview video: an external address, or an uploaded MP4. Source: C-023 to C-026. */
export function VideoSection({ form }: SectionProps) {
  const { control } = form;
  const url = useWatch({ control, name: 'preview_video_url' });
  const isUploaded = isStoredFile(url);
  const setVideoUrl = (location: string) => form.setValue('preview_video_url', location, { shouldDirty: true });
  return (
    <RecordSection id="video" title={SECTION_TITLES.video}>
      {isUploaded ? (
        <Inline>
          <Muted>{texts.videoUploaded}</Muted>
          <Button size="sm" icon={<TrashIcon size={15} aria-hidden />} onClick={() => setVideoUrl('')}>
            {texts.removeVideo}
          </Button>
        </Inline>
      ) : (
        <FormField control={control} name="preview_video_url" label={texts.videoUrl}>
          {(field) => <UrlInput {...field} maxLength={2_048} />}
        </FormField>
      )}
      <Field label={texts.video} group>
        <VideoUpload
          label={texts.video}
          src={isUploaded ? url : null}
          maxBytes={VIDEO_MAX_BYTES}
          send={(file, { signal, onProgress }) => uploadCourseVideo(file, { signal, onProgress })}
          onDone={({ location }) => setVideoUrl(location)}
        />
      </Field>
    </RecordSection>
  );
}
