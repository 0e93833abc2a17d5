import { STANDARD_TEXTS } from '@widya/contract/interface-text-groups';
import { type PublicStrings, readPublicStrings } from '@widya/contract/interface-texts';
import type { AppLoadContext } from 'react-router';
import { call } from './call.ts';

/**
 * Texts and pages written by staff. After a failure, which is logged, the standard texts are used without pages,
 * because the page works without them.
 */
export async function frameTexts(context: AppLoadContext): Promise<PublicStrings> {
  try {
    return await call(context, readPublicStrings);
  } catch (error) {
    context.site.reportError(error);
    return { texts: STANDARD_TEXTS as PublicStrings['texts'], pages: [] };
  }
}
