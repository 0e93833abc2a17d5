-- Updates the rows in the order of their ids, so that two statements over the same courses cannot deadlock.
CREATE OR REPLACE FUNCTION course_counters_add(deltas registration_delta[]) RETURNS void LANGUAGE plpgsql AS $$
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
