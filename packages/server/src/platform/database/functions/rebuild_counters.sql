-- Computes all counters again, after a bulk load without triggers.
CREATE OR REPLACE FUNCTION rebuild_counters() RETURNS void LANGUAGE sql AS $$
  DELETE FROM class_counters;
  INSERT INTO class_counters (class_id, waiting, accepted, pending, rejected, cancelled, expired, invited, accepted_income, certificates, quiz_questions)
    SELECT class_id, waiting, accepted, pending, rejected, cancelled, expired, invited, accepted_income, certificates, quiz_questions FROM class_counters_actual;
  DELETE FROM course_counters;
  INSERT INTO course_counters (course_id, waiting, accepted, pending, rejected, cancelled, expired, invited, accepted_income)
    SELECT course_id, waiting, accepted, pending, rejected, cancelled, expired, invited, accepted_income FROM course_counters_actual;
  UPDATE vouchers v SET used_count = u.n
    FROM (SELECT voucher_id, count(*)::integer AS n FROM voucher_uses WHERE released_at IS NULL GROUP BY voucher_id) u
    WHERE u.voucher_id = v.id AND v.used_count <> u.n;
$$;
