import { styled } from '../theme/styled.ts';
import { FileUpload, type SendFile } from './file-upload.tsx';
import { VIDEO_ONLY_MP4 } from './upload/check-file.ts';
import { FILE_KINDS } from './upload/types.ts';
import { videoLength } from './video-length.ts';

const Player = styled('video', {
  base: { display: 'block', width: 'full', maxWidth: '480px', borderRadius: 'md', bg: 'black', marginBottom: '3' },
});

export interface VideoUploadProps<Result> {
  /** Address of the current video. */
  src?: string | null | undefined;
  /** Description of the video for screen readers. */
  label: string;
  /** Largest size of the file in bytes. */
  maxBytes: number;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
  /** Uploads the file; provided by the screen. */
  send: SendFile<Result>;
  /** Called after the upload, with the duration in whole seconds, or null when it could not be read. */
  onDone: (result: Result, file: File, seconds: number | null) => void;
}

/** An MP4 video that can be played and replaced. Reads the duration from the file. */
export function VideoUpload<Result>({ src, label, onDone, ...rest }: VideoUploadProps<Result>) {
  return (
    <div>
      {src ? <Player src={src} controls preload="metadata" aria-label={label} /> : null}
      <FileUpload<Result>
        {...rest}
        button={src ? 'Ganti Video' : 'Unggah Video'}
        kinds={[FILE_KINDS.mp4]}
        wrongTypeText={VIDEO_ONLY_MP4}
        onDone={async (result, file) => onDone(result, file, await videoLength(file))}
      />
    </div>
  );
}
