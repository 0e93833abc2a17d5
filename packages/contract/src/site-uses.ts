import { INTERFACE_GROUP_IDS, type InterfaceGroupId } from './interface-text-groups.ts';

/** What staff decide for pages of participants: the texts of one of its screens, and the layout and colours of an event's page. */
export type SiteChoice = InterfaceGroupId | 'event_look';

/** What a page of participants reads. Add here what a page begins to use. */
const USED: readonly SiteChoice[] = [...INTERFACE_GROUP_IDS];

/** Whether a choice has an effect; the form of one that has none says so. */
export const isUsedBySite = (choice: SiteChoice): boolean => USED.includes(choice);
