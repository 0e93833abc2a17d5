import type { EmailTemplatePageQuery } from '@widya/api-client/email-templates';
import { EMAIL_SCENARIOS, type EmailScenario } from '@widya/contract/email-variables';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';

const SORTS = sortsOf(['template_name', 'scenario', 'updated_at']);
type TemplateSort = (typeof SORTS)[number];

/** The list's state, read from the address. */
interface TemplateListState extends ListState<TemplateSort> {
  readonly scenario: EmailScenario | '';
}

/** A template that is open stands in the address too, beside the list. */
export const TEMPLATE_LIST_OPTIONS = {
  filters: ['scenario'],
  settingsKey: 'email-template',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export const readTemplateListState = (search: URLSearchParams): TemplateListState => ({
  ...readListState(search, SORTS),
  scenario: choiceParam(search.get('scenario'), EMAIL_SCENARIOS),
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const templateListQueryOf = (state: TemplateListState): EmailTemplatePageQuery => ({
  ...listingOf(state),
  ...(state.scenario !== '' && { scenario: state.scenario }),
});
