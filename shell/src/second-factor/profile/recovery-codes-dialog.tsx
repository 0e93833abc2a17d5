import { saveFile } from '@widya/api-client/save-file';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { Dialog } from '@widya/design-system/dialog';
import { DownloadIcon } from '@widya/design-system/icon';
import { Inline, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { factorTexts as texts } from './texts.ts';

const Codes = styled('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: '3',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: '1.5',
    justifyItems: 'center',
    bg: 'bg.subtle',
    borderRadius: 'md',
    fontFamily: 'mono',
    fontSize: 'sm',
  },
});

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes once. Only the button closes it, so that they are not lost by a press outside. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const download = () => saveFile({ blob: new Blob([`${text}\n`], { type: 'text/plain' }), fileName: texts.fileName });
  return (
    <Dialog
      open
      locked
      onClose={() => {}}
      title={texts.codesTitle}
      size="sm"
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.codesStored}
        </Button>
      }
    >
      <Stack>
        <Banner tone="warn">{texts.codesOnce}</Banner>
        <Codes aria-label={texts.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Inline>
          <CopyButton value={text} label={texts.copyCodes} variant="secondary" />
          <Button size="sm" icon={<DownloadIcon size={15} />} onClick={download}>
            {texts.download}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
