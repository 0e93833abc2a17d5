import { uploadClassImage } from '@widya/api-client/uploads';
import { useWatch } from '@widya/design-system/use-form';
import { PosterSection } from '@widya/record-kit/poster/poster-section';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import type { SectionProps } from '../section-props.ts';

const NAMES = { main: 'class_image_url', ios: 'class_image_url_ios' } as const;

/** The poster; the generated one has the colours of the chosen topic.. */
export function ClassPosterSection({ form: { control }, record }: SectionProps) {
  const topic = useWatch({ control, name: 'topic_code' });
  return (
    <PosterSection
      control={control}
      names={NAMES}
      standIn={record ? posterPicture({ uploaded: null, code: record.code, topic }, 'mini') : undefined}
      send={(file, watched) => uploadClassImage(file, record?.code ?? null, watched)}
    />
  );
}
