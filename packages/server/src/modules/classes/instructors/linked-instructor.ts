import { instructors } from '../../../platform/database/schema/accounts.ts';

/** Columns of a linked instructor that a class or a course shows; no email (D138). */
export const LINKED_INSTRUCTOR = {
  instructor_id: instructors.id,
  name: instructors.name,
  position: instructors.position,
  description: instructors.description,
  instructor_image_url: instructors.instructor_image_url,
};

interface LinkRow {
  readonly position: string;
  readonly description: string;
  readonly created_at: Date;
}

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** A link in the shape of the API. */
export const presentLink = <Row extends LinkRow>(row: Row) => ({
  ...row,
  position: textOrNull(row.position),
  description: textOrNull(row.description),
  created_at: row.created_at.toISOString(),
});
