-- What a search looks in: the beginnings of three to ten letters of the words of name and description, and longer words
-- whole; of the words of the name also the first letter and the first two (^a, ^al: so few letters of every word would be
-- half of the index); the signs of the name (^%); industry and stage. A beginning is then one entry of the index.
CREATE FUNCTION f_search(name text, description text, industry_id integer, stage_id integer) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    WITH named AS (
      SELECT unnest(tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig, public.f_unaccent(name)))) AS word
    ), words AS (
      SELECT word FROM named
      UNION SELECT unnest(tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig, public.f_unaccent(description))))
    )
    SELECT array_to_tsvector(array(
      SELECT left(word, letters) FROM words, generate_series(least(3, length(word)), least(10, length(word))) AS letters
      UNION SELECT word FROM words WHERE length(word) > 10
      UNION SELECT '^' || left(word, letters) FROM named, generate_series(1, 2) AS letters
      UNION SELECT '^' || sign FROM unnest(string_to_array(name, NULL)) AS sign WHERE sign !~ '[[:alnum:][:space:]]'
      UNION SELECT '^industry' || industry_id WHERE industry_id IS NOT NULL
      UNION SELECT '^stage' || stage_id WHERE stage_id IS NOT NULL
    ))
  );--> statement-breakpoint
ALTER TABLE "startups"
  DROP COLUMN "search",
  ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (f_search(name, description, industry_id, stage_id)) STORED;--> statement-breakpoint
DROP FUNCTION f_search(text, text);--> statement-breakpoint
CREATE INDEX "startups_search" ON "startups" USING gin ("search");
