import { ApiError, failureOf } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';

/** The API's answer as JSON, which staff pass on to the maintainers of the push service. C-125. */
const jsonOf = (failure: unknown): string =>
  JSON.stringify(
    failure instanceof ApiError
      ? { code: failure.code ?? failure.kind, msg: failure.msg, request_id: failure.requestId }
      : { msg: failureOf(failure)?.title },
  );

/** Why a notification was not created, as a message and as JSON. C-125. */
export const CreateFailure = ({ failure }: { readonly failure: unknown }) =>
  failure === null ? null : (
    <Banner tone="error" title={failureOf(failure)?.title}>
      <code>{jsonOf(failure)}</code>
    </Banner>
  );
