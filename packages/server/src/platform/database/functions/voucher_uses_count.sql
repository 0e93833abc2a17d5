-- Updates the number of uses of a voucher that are not released.
CREATE OR REPLACE FUNCTION voucher_uses_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') AND OLD.released_at IS NULL THEN
    UPDATE vouchers SET used_count = used_count - 1 WHERE id = OLD.voucher_id;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') AND NEW.released_at IS NULL THEN
    UPDATE vouchers SET used_count = used_count + 1 WHERE id = NEW.voucher_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER voucher_uses_count AFTER INSERT OR UPDATE OR DELETE ON voucher_uses
  FOR EACH ROW EXECUTE FUNCTION voucher_uses_count();
