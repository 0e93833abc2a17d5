import { type CertificateScope, uploadCertificatePage } from '@widya/api-client/certificates';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { FILE_KINDS, FileUpload } from '@widya/design-system/file-upload';
import { Stack } from '@widya/design-system/layout';
import { useState } from 'react';
import { TEXTS } from '../texts.ts';
import { pictureBrightness } from './brightness.ts';

interface PageUploadProps {
  readonly scope: CertificateScope;
  readonly page: 'certPage1' | 'certPage2';
  readonly value: string | null;
  readonly onChange: (location: string | null) => void;
  /** Called with the brightness of the page, from 0 to 1, once it is known. */
  readonly onBrightness?: ((brightness: number) => void) | undefined;
}

const KINDS = [FILE_KINDS.jpeg, FILE_KINDS.png];
/** Brightness of a page without a background. */
const WHITE = 1;
/** Tolerated deviation from 297 : 210, at which a picture does not look distorted. */
const TOLERANCE = 0.02;

/** Whether a picture has the ratio of A4 landscape; the server checks pictures that the browser cannot read. */
async function isA4(file: File): Promise<boolean> {
  try {
    const { width, height } = await createImageBitmap(file);
    return Math.abs(width / height / (297 / 210) - 1) <= TOLERANCE;
  } catch {
    return true;
  }
}

/**
 * The background of a page. Its address is part of the draft until the template is saved. Source: B-128, B-129, D37.
 */
export function PageUpload({ scope, page, value, onChange, onBrightness }: PageUploadProps) {
  const [stretched, setStretched] = useState(false);
  return (
    <Field label={TEXTS.upload[page]} help={TEXTS.uploadHelp} group>
      <Stack gap="2">
        <FileUpload
          kinds={KINDS}
          maxBytes={IMAGE_MAX_BYTES}
          button={TEXTS.upload[page]}
          send={(file, { signal, onProgress }) => uploadCertificatePage(scope, page, file, { signal, onProgress })}
          onDone={({ location }, file) => {
            onChange(location);
            void isA4(file).then((fits) => setStretched(!fits));
            if (onBrightness)
              void pictureBrightness(file).then((brightness) => brightness !== null && onBrightness(brightness));
          }}
        />
        {stretched && <Banner tone="warn">{TEXTS.notA4}</Banner>}
        {value && (
          <div>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                onChange(null);
                onBrightness?.(WHITE);
              }}
            >
              {TEXTS.removeBackground}
            </Button>
          </div>
        )}
      </Stack>
    </Field>
  );
}
