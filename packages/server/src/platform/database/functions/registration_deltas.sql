-- Sums the changes of registrations to one row per class or course; rows without a change are left out.
CREATE OR REPLACE FUNCTION registration_deltas(facts registration_fact[]) RETURNS registration_delta[] LANGUAGE sql IMMUTABLE AS $$
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
