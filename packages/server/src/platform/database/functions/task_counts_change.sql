-- Updates the counters of tasks by item state: one update per task and statement, in the order of ids, so that two
-- statements cannot deadlock.
CREATE OR REPLACE FUNCTION task_counts_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE d record;
BEGIN
  FOR d IN EXECUTE format(
    'SELECT task_id, sum(n)::int AS total,
       coalesce(sum(n) FILTER (WHERE state = ''sent''), 0)::int AS sent,
       coalesce(sum(n) FILTER (WHERE state = ''failed''), 0)::int AS failed,
       coalesce(sum(n) FILTER (WHERE state = ''skipped''), 0)::int AS skipped,
       coalesce(sum(n) FILTER (WHERE state = ''remaining''), 0)::int AS remaining
     FROM (%s) changes GROUP BY task_id ORDER BY task_id',
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT task_id, state, 1 AS n FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT task_id, state, -1 AS n FROM old_rows'
      ELSE 'SELECT task_id, state, 1 AS n FROM new_rows UNION ALL SELECT task_id, state, -1 AS n FROM old_rows'
    END)
  LOOP
    CONTINUE WHEN d.total = 0 AND d.sent = 0 AND d.failed = 0 AND d.skipped = 0 AND d.remaining = 0;
    UPDATE tasks SET total = tasks.total + d.total, sent = tasks.sent + d.sent, failed = tasks.failed + d.failed,
      skipped = tasks.skipped + d.skipped, remaining = tasks.remaining + d.remaining
    WHERE id = d.task_id;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER task_items_count_insert AFTER INSERT ON task_items
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION task_counts_change();

CREATE OR REPLACE TRIGGER task_items_count_update AFTER UPDATE ON task_items
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION task_counts_change();

CREATE OR REPLACE TRIGGER task_items_count_delete AFTER DELETE ON task_items
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION task_counts_change();
