import type { PersonRegistration } from '@widya/contract/person';

/** A registration in a list of participants, whose dialogs can be opened here. */
export type ListedRegistration = PersonRegistration & { readonly kind: 'class' | 'course' };

export const isListed = (row: PersonRegistration): row is ListedRegistration => row.kind !== 'event';
