-- Derives the WIB day of each instant of a class (D23). A day without an instant stays as written.
CREATE OR REPLACE FUNCTION classes_derive_dates() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER classes_derive_dates BEFORE INSERT OR UPDATE ON classes
  FOR EACH ROW EXECUTE FUNCTION classes_derive_dates();
