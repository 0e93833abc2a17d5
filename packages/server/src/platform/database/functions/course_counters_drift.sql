-- Courses whose stored counters differ from the counted ones; there should be none.
CREATE OR REPLACE FUNCTION course_counters_drift() RETURNS TABLE (course_id integer, kept jsonb, actual jsonb) LANGUAGE sql STABLE AS $$
  SELECT a.course_id, to_jsonb(k), to_jsonb(a)
  FROM course_counters_actual a LEFT JOIN course_counters k ON k.course_id = a.course_id
  WHERE to_jsonb(k) IS DISTINCT FROM to_jsonb(a) ORDER BY 1
$$;
