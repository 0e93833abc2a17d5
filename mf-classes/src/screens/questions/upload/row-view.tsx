import { Muted } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import type { UploadedRow } from './row-rules.ts';
import { UPLOAD_TEXTS as texts } from './texts.ts';

const ClampedText = styled('div', { base: { overflowWrap: 'anywhere', whiteSpace: 'pre-line', lineClamp: '3' } });

/** A row as it will become a question. */
export function RowView({ row }: { readonly row: UploadedRow }) {
  const { nama, surel, pertanyaan, jawaban } = row;
  return (
    <>
      <Muted fontSize="sm">{[nama, surel].filter(Boolean).join(' · ')}</Muted>
      <ClampedText>{pertanyaan}</ClampedText>
      {jawaban !== '' && (
        <Muted as="div" fontSize="sm">
          <ClampedText>
            {texts.answered}: {jawaban}
          </ClampedText>
        </Muted>
      )}
    </>
  );
}
