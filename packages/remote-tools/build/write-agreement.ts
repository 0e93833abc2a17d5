import { writeFileSync } from 'node:fs';
import { AGREEMENT_FILE, breakingChanges, committedAgreement, currentAgreement } from './agreement.ts';

// Writes `agreement.json` after a change of the manifest's schema. Run by `pnpm agreement`.
const [old, next] = [committedAgreement(), currentAgreement()];
const breaking = breakingChanges(old, next);
if (breaking.length > 0 && next.contract <= old.contract)
  throw new Error(`Raise CONTRACT_VERSION first, because published remotes would break:\n  ${breaking.join('\n  ')}`);
writeFileSync(AGREEMENT_FILE, `${JSON.stringify(next, null, 2)}\n`);
