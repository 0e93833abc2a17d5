import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './product.ts';

/** Returns the token of a feedback link. @param registration id of a person's registration for a class */
export function feedbackToken(registration: number): string {
  const key = process.env.WIDYA_SECRETS_KEY;
  if (!key) throw new Error('The key of the product is not known: start the suites with playwright test');
  const script = path.join(ROOT, 'packages/server/src/testing/make-feedback-token.ts');
  return execFileSync(process.execPath, [script, key, String(registration)], { encoding: 'utf8' });
}
