-- An address may name a host longer than an entry of an index may be; no host that exists has more than 253 characters.
CREATE OR REPLACE FUNCTION f_host(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN left(substring(lower(address) from '^[a-z]+://(?:www\.)?([^/:?#]+)'), 253);
--> statement-breakpoint
REINDEX INDEX "startups_website";
