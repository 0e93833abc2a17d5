import { ApiError, failureOf } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';

/** What the API answered, as JSON: staff hand it on to whoever looks after the push service. C-125. */
const jsonOf = (failure: unknown): string =>
  JSON.stringify(
    failure instanceof ApiError
      ? { code: failure.code ?? failure.kind, msg: failure.msg, request_id: failure.requestId }
      : { msg: failureOf(failure)?.title },
  );

/** Why a notification was not created: in a sentence, and as JSON text. C-125. */
export const CreateFailure = ({ failure }: { readonly failure: unknown }) =>
  failure === null ? null : (
    <Banner tone="error" title={failureOf(failure)?.title}>
      <code>{jsonOf(failure)}</code>
    </Banner>
  );
