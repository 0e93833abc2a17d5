import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { Field } from '@widya/design-system/field';
import { ImageUpload, type SendFile } from '@widya/design-system/image-upload';
import { FieldGrid, Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { EVENT_SECTIONS, EVENT_TEXTS as texts } from '../texts.ts';

export type EventPicture = 'icon' | 'banner';

interface PictureSectionProps {
  /** A sentence about what happens with pictures. */
  readonly note: string;
  readonly src: Readonly<Record<EventPicture, string | null>>;
  /** The generated poster that replaces missing pictures; none for an event without an address. */
  readonly standIn?: string | undefined;
  /** Uploads the cropped picture. */
  readonly send: (picture: EventPicture) => SendFile<unknown>;
  readonly onRemove: (picture: EventPicture) => void;
}

/** Icon (square) and banner (twice as wide as high). A-217. */
export const PictureSection = ({ note, src, standIn, send, onRemove }: PictureSectionProps) => (
  <RecordSection id="gambar" title={EVENT_SECTIONS.gambar}>
    <FieldGrid>
      <Field label={texts.icon} group>
        <ImageUpload
          label={texts.icon}
          src={src.icon}
          aspect={1}
          maxBytes={IMAGE_MAX_BYTES}
          maxSide={800}
          noun={texts.icon}
          advice={texts.iconAdvice}
          send={send('icon')}
          onRemove={() => onRemove('icon')}
        />
      </Field>
      <Field label={texts.banner} group>
        <ImageUpload
          label={texts.banner}
          src={src.banner}
          standIn={src.icon === null ? standIn : undefined}
          aspect={2}
          maxBytes={IMAGE_MAX_BYTES}
          noun={texts.banner}
          advice={`${texts.bannerAdvice} ${texts.posterGenerated}`}
          send={send('banner')}
          onRemove={() => onRemove('banner')}
        />
      </Field>
    </FieldGrid>
    <Muted>{note}</Muted>
  </RecordSection>
);
