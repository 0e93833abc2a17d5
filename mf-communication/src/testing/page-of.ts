/** A page of a list as the API answers it. */
export const pageOf = <Row>(rows: readonly Row[], more: object = {}) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total: rows.length, ...more },
});
