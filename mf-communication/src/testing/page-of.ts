/** Returns a page of a list in the shape of the API. */
export const pageOf = <Row>(rows: readonly Row[], more: object = {}) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total: rows.length, ...more },
});
