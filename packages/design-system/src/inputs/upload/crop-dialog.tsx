import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { Button } from '../../actions/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { styled } from '../../theme/styled.ts';
import { cropImage } from './crop-image.ts';
import { cropStyles } from './crop-styles.ts';

const Stage = styled('div', {
  base: { display: 'grid', placeItems: 'center', bg: 'bg.subtle', borderRadius: 'md', padding: '3', ...cropStyles },
});
const Hint = styled('p', { base: { margin: '10px 0 0', fontSize: 'sm', color: 'fg.muted' } });

/** Initial width of the crop, in percent of the picture. A-110. */
const START_PERCENT = 30;

const move = 'Tombol panah menggeser';
const ARIA_LABELS = {
  cropArea: `Bagian yang dipotong. ${move} seluruh bagian`,
  nwDragHandle: `${move} sudut kiri atas`,
  nDragHandle: `${move} tepi atas`,
  neDragHandle: `${move} sudut kanan atas`,
  eDragHandle: `${move} tepi kanan`,
  seDragHandle: `${move} sudut kanan bawah`,
  sDragHandle: `${move} tepi bawah`,
  swDragHandle: `${move} sudut kiri bawah`,
  wDragHandle: `${move} tepi kiri`,
};

/** Initial crop: centred, 30 percent wide by default, with the aspect ratio if there is one. */
export function initialCrop(
  aspect: number | undefined,
  width: number,
  height: number,
  percent: number = START_PERCENT,
): PercentCrop {
  const crop = aspect
    ? makeAspectCrop({ unit: '%', width: percent }, aspect, width, height)
    : { unit: '%' as const, x: 0, y: 0, width: percent, height: percent };
  return centerCrop(crop, width, height) as PercentCrop;
}

export interface CropDialogProps {
  /** Address of the chosen picture. */
  src: string;
  /** Width by height; any shape when undefined. */
  aspect: number | undefined;
  /** Longest side of the cropped picture in pixels. */
  maxSide: number;
  /** Initial width of the crop, in percent of the picture. */
  startPercent?: number | undefined;
  /** Whether the cropped picture is being uploaded. */
  saving: boolean;
  /** Why the upload failed; null without an error. */
  failure: string | null;
  /** Called with the cropped picture as JPEG. */
  onCrop: (image: Blob) => void;
  /** Called when the browser cannot open the file as a picture. */
  onUnreadable: () => void;
  /** Called when the dialog is cancelled. */
  onCancel: () => void;
}

/** Crops a picture, by dragging or with the arrow keys. */
export function CropDialog(props: CropDialogProps) {
  const { src, aspect, maxSide, startPercent, saving, failure, onCrop, onUnreadable, onCancel } = props;
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    if (!image.current || !crop) return;
    setProblem(null);
    try {
      onCrop(await cropImage(image.current, crop, maxSide));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const message = problem ?? failure;
  return (
    <Dialog
      open
      onClose={onCancel}
      locked={saving}
      size="lg"
      title="Potong Gambar"
      footer={
        <>
          <Button onClick={onCancel} disabled={saving}>
            Batal
          </Button>
          <Button variant="primary" onClick={save} loading={saving} disabled={!crop || crop.width === 0}>
            Simpan
          </Button>
        </>
      }
    >
      {message ? <Banner tone="error" title={message} /> : null}
      <Stage>
        <ReactCrop
          onChange={(_, percent) => setCrop(percent)}
          {...(crop ? { crop } : {})}
          {...(aspect ? { aspect } : {})}
          keepSelection
          disabled={saving}
          minWidth={24}
          ariaLabels={ARIA_LABELS}
        >
          <img
            ref={image}
            src={src}
            alt="Gambar yang akan dipotong"
            onLoad={({ currentTarget: { width, height } }) => setCrop(initialCrop(aspect, width, height, startPercent))}
            onError={onUnreadable}
          />
        </ReactCrop>
      </Stage>
      <Hint>Geser bagian yang terang atau sudutnya. Dengan papan ketik: Tab, lalu tombol panah.</Hint>
    </Dialog>
  );
}
