import type { ParticipantSummary } from '@widya/contract/participants';

interface Choice {
  readonly value: string;
  readonly label: string;
}

type Regions = ParticipantSummary['regions'];

const choices = (names: readonly string[]): readonly Choice[] =>
  [...new Set(names)].filter((name) => name !== '').map((name) => ({ value: name, label: name }));

/** Provinces people of the list come from. */
export const provinceChoices = (regions: Regions) => choices(regions.map(({ province }) => province));

/** Cities people come from: of the chosen province, or of all. */
export const cityChoices = (regions: Regions, province: string) =>
  choices(regions.filter((row) => province === '' || row.province === province).map(({ city }) => city));
