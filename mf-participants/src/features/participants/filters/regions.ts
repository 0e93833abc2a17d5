import type { ParticipantSummary } from '@widya/contract/participants';

interface Choice {
  readonly value: string;
  readonly label: string;
}

type Regions = ParticipantSummary['regions'];

const choices = (names: readonly string[]): readonly Choice[] =>
  [...new Set(names)].filter((name) => name !== '').map((name) => ({ value: name, label: name }));

/** Provinces of the listed people. */
export const provinceChoices = (regions: Regions) => choices(regions.map(({ province }) => province));

/** Cities of the listed people, within the chosen province if any. */
export const cityChoices = (regions: Regions, province: string) =>
  choices(regions.filter((row) => province === '' || row.province === province).map(({ city }) => city));
