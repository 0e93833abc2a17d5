-- The correct counters of each course, counted from its registrations.
CREATE OR REPLACE VIEW course_counters_actual AS
  SELECT c.id AS course_id,
    coalesce(r.waiting, 0)::integer AS waiting, coalesce(r.accepted, 0)::integer AS accepted,
    coalesce(r.pending, 0)::integer AS pending, coalesce(r.rejected, 0)::integer AS rejected,
    coalesce(r.cancelled, 0)::integer AS cancelled, coalesce(r.expired, 0)::integer AS expired,
    coalesce(r.invited, 0)::integer AS invited, coalesce(r.accepted_income, 0)::bigint AS accepted_income
  FROM courses c
  LEFT JOIN (
    SELECT course_id,
      count(*) FILTER (WHERE status = 'WAITING') AS waiting, count(*) FILTER (WHERE status = 'ACCEPTED') AS accepted,
      count(*) FILTER (WHERE status = 'PENDING') AS pending, count(*) FILTER (WHERE status = 'REJECTED') AS rejected,
      count(*) FILTER (WHERE status = 'CANCELLED') AS cancelled, count(*) FILTER (WHERE status = 'EXPIRED') AS expired,
      count(*) FILTER (WHERE status = 'ACCEPTED' AND invited) AS invited,
      sum(price) FILTER (WHERE status = 'ACCEPTED' AND NOT invited) AS accepted_income
    FROM member_courses GROUP BY course_id
  ) r ON r.course_id = c.id;
