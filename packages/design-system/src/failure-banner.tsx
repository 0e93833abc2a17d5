import { Banner } from './banner.tsx';
import { CopyButton } from './copy-button.tsx';

export interface FailureBannerProps {
  /** The sentence to show, and the id under which support finds the call; null shows nothing. */
  failure: { readonly title: string; readonly requestId?: string | undefined } | null;
}

/** Why something failed, where it was tried. Give it `failureOf(error)` of the API client. */
export function FailureBanner({ failure }: FailureBannerProps) {
  if (failure === null) return null;
  const { title, requestId } = failure;
  return (
    <Banner
      tone="error"
      title={title}
      actions={requestId ? <CopyButton iconOnly value={requestId} label="Salin ID permintaan" /> : undefined}
    >
      {requestId ? `ID permintaan ${requestId}` : null}
    </Banner>
  );
}
