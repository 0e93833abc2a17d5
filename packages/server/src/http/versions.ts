import { ApiFailure } from './api-failure.ts';

/**
 * Refuses a stale write. Call it with the row locked (`for update`), or two writers can both pass.
 * @param sent version the caller read; undefined skips the check (the field is optional).
 * @param current the record as the API shows it; it travels with the refusal, so that both sides can be compared.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: decisions 5.0.6.
 */
export function assertVersion(sent: number | undefined, current: { readonly version: number }): void {
  if (sent !== undefined && sent !== current.version)
    throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, { current });
}
