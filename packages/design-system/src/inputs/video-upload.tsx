import { chakra } from '@chakra-ui/react/styled-system';
import { FileUpload, type SendFile } from './file-upload.tsx';
import { VIDEO_ONLY_MP4 } from './upload/check-file.ts';
import { FILE_KINDS } from './upload/types.ts';
import { videoLength } from './video-length.ts';

const Player = chakra('video', {
  base: { display: 'block', width: 'full', maxWidth: '480px', borderRadius: 'md', bg: 'black', marginBottom: '3' },
});

export interface VideoUploadProps<Result> {
  /** The video there is now. */
  src?: string | null | undefined;
  /** What the video shows, for screen readers. */
  label: string;
  /** Largest size of the file in bytes. */
  maxBytes: number;
  /** No video can be chosen. */
  disabled?: boolean | undefined;
  /** Sends the file; the screen decides where to. */
  send: SendFile<Result>;
  /** Sent; with the length in whole seconds, or null when the file does not tell. */
  onDone: (result: Result, file: File, seconds: number | null) => void;
}

/** One MP4 video: played as it is now, and replaced by another. The length is read from the file. */
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
