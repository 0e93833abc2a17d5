import { TOKEN_STATES, type TokenState } from '@widya/contract/api-token-rules';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { TOKENS_TEXTS as texts } from './texts.ts';

const OPTIONS = TOKEN_STATES.map((value) => ({ value, label: texts.states[value] }));

interface StateFilterProps {
  readonly value: TokenState | '';
  readonly onChange: (state: string | null) => void;
}

/** Filters the list by state. */
export const StateFilter = (props: StateFilterProps) => (
  <ChoiceFilter label={texts.stateFilter} options={OPTIONS} allLabel={texts.allStates} {...props} />
);
