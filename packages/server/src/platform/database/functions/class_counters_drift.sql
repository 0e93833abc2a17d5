-- Classes whose stored counters differ from the counted ones; there should be none.
CREATE OR REPLACE FUNCTION class_counters_drift() RETURNS TABLE (class_id integer, kept jsonb, actual jsonb) LANGUAGE sql STABLE AS $$
  SELECT a.class_id, to_jsonb(k), to_jsonb(a)
  FROM class_counters_actual a LEFT JOIN class_counters k ON k.class_id = a.class_id
  WHERE to_jsonb(k) IS DISTINCT FROM to_jsonb(a) ORDER BY 1
$$;
