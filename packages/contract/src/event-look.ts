/** Layouts of an event page: its picture beside the text, or above it at full width. Source: A-218. */
export const EVENT_LAYOUTS = ['Layout1', 'Layout2'] as const;
export type EventLayout = (typeof EVENT_LAYOUTS)[number];

/** @param layoutType as stored in the event's `additional_information`; unknown values mean the first layout. */
export const eventLayoutOf = (layoutType: unknown): EventLayout =>
  EVENT_LAYOUTS.find((layout) => layout === layoutType) ?? 'Layout1';

/** A colour that staff may type: `#0f4c82`, with three digits or with an opacity. */
export const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
