/**
 * argon2id (the library's default variant), 64 MiB, 10 passes: 180–220 ms a hash on a core of 2026's build machines. S1 asks
 * for ≥ 19 MiB, t ≥ 2 and 150–500 ms. Raising them is safe at any time: a hash carries its own parameters and is renewed at
 * the next sign-in. Make NOBODY anew then.
 */
export const HASHING = { memoryCost: 65_536, timeCost: 10, parallelism: 1 } as const;

/** Of a random password nobody knows, with the parameters above: what is compared when there is no account (S4). */
export const NOBODY =
  '$argon2id$v=19$m=65536,t=10,p=1$z9nktUv2VQEOdZDhSSJX1g$Tb+OTmJ4xRBR4tRg38/4k+Z4tM1Txso/zgxkIPNHbYI';
