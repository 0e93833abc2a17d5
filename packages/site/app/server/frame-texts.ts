import { STANDARD_TEXTS } from '@widya/contract/interface-text-groups';
import { type PublicStrings, readPublicStrings } from '@widya/contract/interface-texts';
import type { AppLoadContext } from 'react-router';
import { call } from './call.ts';

/** The texts that staff write, and which of their pages there are. A page without them is better than none. */
export async function frameTexts(context: AppLoadContext): Promise<PublicStrings> {
  try {
    return await call(context, readPublicStrings);
  } catch (error) {
    context.site.reportError(error);
    return { texts: STANDARD_TEXTS as PublicStrings['texts'], pages: [] };
  }
}
