/** Parameters of argon2id, the library's default variant. */
export interface HashingCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
  /** Hash of a random unknown password with these parameters, compared when an account does not exist (S4). */
  readonly nobody: string;
}

/**
 * 64 MiB, 10 passes: 180–220 ms per hash on a core of 2026's build machines. S1 requires ≥ 19 MiB, t ≥ 2 and 150–500
 * ms. Raising them is always safe: a hash contains its own parameters and is renewed at the next sign-in. Then generate
 * `nobody` again.
 */
export const FULL_COST: HashingCost = {
  memoryCost: 65_536,
  timeCost: 10,
  parallelism: 1,
  nobody: '$argon2id$v=19$m=65536,t=10,p=1$z9nktUv2VQEOdZDhSSJX1g$Tb+OTmJ4xRBR4tRg38/4k+Z4tM1Txso/zgxkIPNHbYI',
};

/** The smallest cost that argon2id allows, for tests; `loadConfig` refuses it outside a test run. */
export const TEST_COST: HashingCost = {
  memoryCost: 8,
  timeCost: 1,
  parallelism: 1,
  nobody: '$argon2id$v=19$m=8,t=1,p=1$EsKCjYQ/HnsS78c5bJTyGQ$9fdPCuCP27xk0uCiNnn7gJdznbUsm3N6L0nmVkHbAlk',
};
