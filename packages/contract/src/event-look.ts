/** Arrangements of an event's page: its picture beside the words, or across above them. Source: A-218. */
export const EVENT_LAYOUTS = ['Layout1', 'Layout2'] as const;
export type EventLayout = (typeof EVENT_LAYOUTS)[number];

/** @param layoutType as `additional_information` of the event holds it; anything unknown is the first. */
export const eventLayoutOf = (layoutType: unknown): EventLayout =>
  EVENT_LAYOUTS.find((layout) => layout === layoutType) ?? 'Layout1';

/** A colour as staff may type it: `#0f4c82`, shorter or with a degree of opacity. */
export const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
