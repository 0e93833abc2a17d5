-- The audit log only grows (S42): no update, no delete, no truncate, for anyone.
CREATE FUNCTION audit_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse_change();
--> statement-breakpoint

-- The WIB day of each instant of a class (D23). A day without an instant stays as it was given.
CREATE FUNCTION classes_derive_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.start_time IS NOT NULL THEN
    NEW.class_date := (NEW.start_time AT TIME ZONE 'Asia/Jakarta')::date;
  END IF;
  IF NEW.registration_start_time IS NOT NULL THEN
    NEW.registration_start_date := (NEW.registration_start_time AT TIME ZONE 'Asia/Jakarta')::date;
  END IF;
  IF NEW.registration_end_time IS NOT NULL THEN
    NEW.registration_end_date := (NEW.registration_end_time AT TIME ZONE 'Asia/Jakarta')::date;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER classes_derive_dates BEFORE INSERT OR UPDATE ON classes
  FOR EACH ROW EXECUTE FUNCTION classes_derive_dates();
--> statement-breakpoint

-- Counters of classes: one row a class, changed by statement-level triggers, so that a bulk accept costs one update.
CREATE FUNCTION class_counters_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_counters (class_id) SELECT id FROM new_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER class_counters_open AFTER INSERT ON classes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION class_counters_open();
--> statement-breakpoint
CREATE TYPE registration_delta AS (
  owner_id integer, waiting integer, accepted integer, pending integer, rejected integer, cancelled integer,
  expired integer, invited integer, accepted_income bigint, certificates integer
);
--> statement-breakpoint
-- Rows are changed in the order of their ids, so that two statements over the same classes cannot deadlock.
CREATE FUNCTION class_counters_add(deltas registration_delta[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE d registration_delta;
BEGIN
  FOR d IN SELECT * FROM unnest(deltas) u ORDER BY u.owner_id LOOP
    UPDATE class_counters c SET
      waiting = c.waiting + d.waiting, accepted = c.accepted + d.accepted, pending = c.pending + d.pending,
      rejected = c.rejected + d.rejected, cancelled = c.cancelled + d.cancelled, expired = c.expired + d.expired,
      invited = c.invited + d.invited, accepted_income = c.accepted_income + d.accepted_income,
      certificates = c.certificates + d.certificates
    WHERE c.class_id = d.owner_id;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION course_counters_add(deltas registration_delta[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE d registration_delta;
BEGIN
  FOR d IN SELECT * FROM unnest(deltas) u ORDER BY u.owner_id LOOP
    UPDATE course_counters c SET
      waiting = c.waiting + d.waiting, accepted = c.accepted + d.accepted, pending = c.pending + d.pending,
      rejected = c.rejected + d.rejected, cancelled = c.cancelled + d.cancelled, expired = c.expired + d.expired,
      invited = c.invited + d.invited, accepted_income = c.accepted_income + d.accepted_income
    WHERE c.course_id = d.owner_id;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TYPE registration_fact AS (
  sign integer, owner_id integer, status text, price integer, invited boolean, certificate_url text
);
--> statement-breakpoint
CREATE FUNCTION registration_deltas(facts registration_fact[]) RETURNS registration_delta[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(d::registration_delta), '{}') FROM (
    SELECT f.owner_id,
      coalesce(sum(f.sign) FILTER (WHERE f.status = 'WAITING'), 0)::integer AS waiting,
      coalesce(sum(f.sign) FILTER (WHERE f.status = 'ACCEPTED'), 0)::integer AS accepted,
      coalesce(sum(f.sign) FILTER (WHERE f.status = 'PENDING'), 0)::integer AS pending,
      coalesce(sum(f.sign) FILTER (WHERE f.status = 'REJECTED'), 0)::integer AS rejected,
      coalesce(sum(f.sign) FILTER (WHERE f.status = 'CANCELLED'), 0)::integer AS cancelled,
      coalesce(sum(f.sign) FILTER (WHERE f.status = 'EXPIRED'), 0)::integer AS expired,
      coalesce(sum(f.sign) FILTER (WHERE f.status = 'ACCEPTED' AND f.invited), 0)::integer AS invited,
      coalesce(sum(f.sign * f.price::bigint) FILTER (WHERE f.status = 'ACCEPTED' AND NOT f.invited), 0)::bigint AS accepted_income,
      coalesce(sum(f.sign) FILTER (WHERE f.certificate_url IS NOT NULL), 0)::integer AS certificates
    FROM unnest(facts) f GROUP BY f.owner_id
  ) d
  WHERE (d.waiting, d.accepted, d.pending, d.rejected, d.cancelled, d.expired, d.invited, d.accepted_income, d.certificates)
    IS DISTINCT FROM (0, 0, 0, 0, 0, 0, 0, 0, 0)
$$;
--> statement-breakpoint
CREATE FUNCTION registrations_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE facts registration_fact[] := '{}';
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    facts := facts || ARRAY(SELECT (1, class_id, status, price, invited, certificate_url)::registration_fact FROM new_rows);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    facts := facts || ARRAY(SELECT (-1, class_id, status, price, invited, certificate_url)::registration_fact FROM old_rows);
  END IF;
  PERFORM class_counters_add(registration_deltas(facts));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER registrations_count_insert AFTER INSERT ON registrations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION registrations_count();
--> statement-breakpoint
CREATE TRIGGER registrations_count_update AFTER UPDATE ON registrations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION registrations_count();
--> statement-breakpoint
CREATE TRIGGER registrations_count_delete AFTER DELETE ON registrations
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION registrations_count();
--> statement-breakpoint

-- Questions of the final test that are switched on; 0 means 'final test missing' in the to-do list.
CREATE FUNCTION quiz_questions_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') AND OLD.active = 1 THEN
    UPDATE class_counters SET quiz_questions = quiz_questions - jsonb_array_length(OLD.question_json) WHERE class_id = OLD.class_id;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') AND NEW.active = 1 THEN
    UPDATE class_counters SET quiz_questions = quiz_questions + jsonb_array_length(NEW.question_json) WHERE class_id = NEW.class_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quiz_questions_count AFTER INSERT OR UPDATE OR DELETE ON quiz_questions
  FOR EACH ROW EXECUTE FUNCTION quiz_questions_count();
--> statement-breakpoint

CREATE FUNCTION course_counters_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_counters (course_id) SELECT id FROM new_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER course_counters_open AFTER INSERT ON courses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_counters_open();
--> statement-breakpoint
CREATE FUNCTION member_courses_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE facts registration_fact[] := '{}';
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    facts := facts || ARRAY(SELECT (1, course_id, status, price, invited, NULL)::registration_fact FROM new_rows);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    facts := facts || ARRAY(SELECT (-1, course_id, status, price, invited, NULL)::registration_fact FROM old_rows);
  END IF;
  PERFORM course_counters_add(registration_deltas(facts));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_courses_count_insert AFTER INSERT ON member_courses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION member_courses_count();
--> statement-breakpoint
CREATE TRIGGER member_courses_count_update AFTER UPDATE ON member_courses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION member_courses_count();
--> statement-breakpoint
CREATE TRIGGER member_courses_count_delete AFTER DELETE ON member_courses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION member_courses_count();
--> statement-breakpoint

-- Uses of a voucher that are not released.
CREATE FUNCTION voucher_uses_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') AND OLD.released_at IS NULL THEN
    UPDATE vouchers SET used_count = used_count - 1 WHERE id = OLD.voucher_id;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') AND NEW.released_at IS NULL THEN
    UPDATE vouchers SET used_count = used_count + 1 WHERE id = NEW.voucher_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER voucher_uses_count AFTER INSERT OR UPDATE OR DELETE ON voucher_uses
  FOR EACH ROW EXECUTE FUNCTION voucher_uses_count();
--> statement-breakpoint

-- The truth behind the counters: what the nightly check and the rebuild read.
CREATE VIEW class_counters_actual AS
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
--> statement-breakpoint
CREATE VIEW course_counters_actual AS
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
--> statement-breakpoint
-- Rows whose kept counters disagree with the truth; none is the only good answer.
CREATE FUNCTION class_counters_drift() RETURNS TABLE (class_id integer, kept jsonb, actual jsonb) LANGUAGE sql STABLE AS $$
  SELECT a.class_id, to_jsonb(k), to_jsonb(a)
  FROM class_counters_actual a LEFT JOIN class_counters k ON k.class_id = a.class_id
  WHERE to_jsonb(k) IS DISTINCT FROM to_jsonb(a) ORDER BY 1
$$;
--> statement-breakpoint
CREATE FUNCTION course_counters_drift() RETURNS TABLE (course_id integer, kept jsonb, actual jsonb) LANGUAGE sql STABLE AS $$
  SELECT a.course_id, to_jsonb(k), to_jsonb(a)
  FROM course_counters_actual a LEFT JOIN course_counters k ON k.course_id = a.course_id
  WHERE to_jsonb(k) IS DISTINCT FROM to_jsonb(a) ORDER BY 1
$$;
--> statement-breakpoint
-- Writes all counters from the truth: after a bulk load with the triggers off.
CREATE FUNCTION rebuild_counters() RETURNS void LANGUAGE sql AS $$
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
