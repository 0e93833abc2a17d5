import { Button } from '@widya/design-system/button';
import { DownloadIcon, PlusIcon } from '@widya/design-system/icon';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

interface ListActionsProps {
  readonly downloading: boolean;
  readonly onDownload: () => void;
  readonly onCreate: () => void;
}

/** Download button and main action. */
export const ListActions = ({ downloading, onDownload, onCreate }: ListActionsProps) => (
  <>
    <Button icon={<DownloadIcon size={16} aria-hidden />} loading={downloading} onClick={onDownload}>
      {texts.download}
    </Button>
    <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={onCreate}>
      {texts.add}
    </Button>
  </>
);
