-- The correct counters of each class, counted from its registrations and questions.
CREATE OR REPLACE VIEW class_counters_actual AS
  SELECT c.id AS class_id,
    coalesce(r.waiting, 0)::integer AS waiting, coalesce(r.accepted, 0)::integer AS accepted,
    coalesce(r.pending, 0)::integer AS pending, coalesce(r.rejected, 0)::integer AS rejected,
    coalesce(r.cancelled, 0)::integer AS cancelled, coalesce(r.expired, 0)::integer AS expired,
    coalesce(r.invited, 0)::integer AS invited, coalesce(r.accepted_income, 0)::bigint AS accepted_income,
    coalesce(r.certificates, 0)::integer AS certificates, coalesce(q.quiz_questions, 0)::integer AS quiz_questions
  FROM classes c
  LEFT JOIN (
    SELECT class_id,
      count(*) FILTER (WHERE status = 'WAITING') AS waiting, count(*) FILTER (WHERE status = 'ACCEPTED') AS accepted,
      count(*) FILTER (WHERE status = 'PENDING') AS pending, count(*) FILTER (WHERE status = 'REJECTED') AS rejected,
      count(*) FILTER (WHERE status = 'CANCELLED') AS cancelled, count(*) FILTER (WHERE status = 'EXPIRED') AS expired,
      count(*) FILTER (WHERE status = 'ACCEPTED' AND invited) AS invited,
      sum(price) FILTER (WHERE status = 'ACCEPTED' AND NOT invited) AS accepted_income,
      count(certificate_url) AS certificates
    FROM registrations GROUP BY class_id
  ) r ON r.class_id = c.id
  LEFT JOIN (
    SELECT class_id, sum(jsonb_array_length(question_json)) FILTER (WHERE active = 1) AS quiz_questions
    FROM quiz_questions GROUP BY class_id
  ) q ON q.class_id = c.id;
