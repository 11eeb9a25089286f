CREATE TABLE "list_counts" (
	"list_key" text NOT NULL,
	"kind" text NOT NULL,
	"maker_cd" text NOT NULL,
	"maker_nm" text NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"colors" text NOT NULL,
	"floor_prc" integer NOT NULL,
	"size" integer NOT NULL,
	"is_change" boolean DEFAULT true NOT NULL,
	CONSTRAINT "list_counts_floor_prc_not_negative" CHECK ("list_counts"."floor_prc" >= 0)
);
--> statement-breakpoint
CREATE INDEX "list_counts_changes" ON "list_counts" USING btree ("list_key") WHERE "list_counts"."is_change";--> statement-breakpoint
-- Rows that stand in mall_products already are counted after the migrations, and the index of the lists is added then (src/db/list-counts.ts).
-- The lower ends of all price ranges that lists offer (features/products/price-ranges.ts).
CREATE FUNCTION price_floor(prc integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(max(floor), 0) FROM unnest(array[0, 10000, 30000, 50000, 70000, 100000, 300000, 1000000, 1000000000]) AS floor WHERE floor <= prc
$$;--> statement-breakpoint
-- The lists that a mall's product is counted in: those of its categories and of the categories above them, and of each initial that begins a word.
-- A search for one initial finds texts that hold the letter itself besides.
CREATE FUNCTION list_keys(mall text, categories_of text[], texts text, initials text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array(
    SELECT unnest(categories_of)
    UNION SELECT mall || up_ctg_no FROM unnest(categories_of) AS key
      JOIN categories ON mall_id = mall AND ctg_no = substr(key, length(mall) + 1) WHERE up_ctg_no IS NOT NULL
    UNION SELECT mall || '~' || letter FROM string_to_table('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', NULL) AS letter
      WHERE strpos(' ' || initials, ' ' || letter) > 0 OR strpos(texts, letter) > 0)
$$;--> statement-breakpoint
CREATE FUNCTION count_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts (list_key, kind, maker_cd, maker_nm, is_in_stock, colors, floor_prc, size)
    SELECT key, kind, maker_cd, maker_nm, is_in_stock, colors, price_floor(sort_prc), count(*) * CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END
    FROM changed, unnest(list_keys(mall_id, ctg_keys, search_text, search_initials)) AS key WHERE is_listed GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_new_lists AFTER INSERT ON mall_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_lists();--> statement-breakpoint
CREATE TRIGGER count_old_lists AFTER DELETE ON mall_products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_lists();--> statement-breakpoint
CREATE FUNCTION count_changed_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts (list_key, kind, maker_cd, maker_nm, is_in_stock, colors, floor_prc, size)
    SELECT key, kind, maker_cd, maker_nm, is_in_stock, colors, price_floor(sort_prc), sum(sign)
    FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) AS changed, unnest(list_keys(mall_id, ctg_keys, search_text, search_initials)) AS key
    WHERE is_listed GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(sign) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_changed_lists AFTER UPDATE ON mall_products FOR EACH ROW
  WHEN ((OLD.kind, OLD.is_listed, OLD.is_in_stock, OLD.maker_cd, OLD.maker_nm, OLD.sort_prc, OLD.colors, OLD.ctg_keys, OLD.search_text, OLD.search_initials)
    IS DISTINCT FROM (NEW.kind, NEW.is_listed, NEW.is_in_stock, NEW.maker_cd, NEW.maker_nm, NEW.sort_prc, NEW.colors, NEW.ctg_keys, NEW.search_text, NEW.search_initials))
  EXECUTE FUNCTION count_changed_lists();--> statement-breakpoint
-- Adds what is missing of these lists, of all for null: rows of products less what is counted, as one moment shows both. So nobody has to wait.
CREATE FUNCTION correct_list_counts(lists text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_counts (list_key, kind, maker_cd, maker_nm, is_in_stock, colors, floor_prc, size, is_change)
    SELECT key, kind, maker_cd, maker_nm, is_in_stock, colors, floor, sum(size), false FROM (
      SELECT key, kind, maker_cd, maker_nm, is_in_stock, colors, price_floor(sort_prc) AS floor, 1 AS size
        FROM mall_products, unnest(list_keys(mall_id, ctg_keys, search_text, search_initials)) AS key WHERE is_listed
      UNION ALL SELECT list_key, kind, maker_cd, maker_nm, is_in_stock, colors, floor_prc, -size FROM list_counts
    ) AS counted WHERE lists IS NULL OR key = ANY (lists) GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(size) <> 0 ORDER BY 1
$$;--> statement-breakpoint
CREATE FUNCTION move_list_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Changes of products wait, or they would count for the category above from before.
  LOCK TABLE list_counts IN SHARE ROW EXCLUSIVE MODE;
  PERFORM correct_list_counts(array[OLD.mall_id || OLD.up_ctg_no, NEW.mall_id || NEW.up_ctg_no]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER move_list_counts AFTER UPDATE OF up_ctg_no ON categories FOR EACH ROW
  WHEN (OLD.up_ctg_no IS DISTINCT FROM NEW.up_ctg_no) EXECUTE FUNCTION move_list_counts();--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word");--> statement-breakpoint
-- Words of products that stand here already are added after the migrations, and the other index then (src/db/search-words.ts).
-- Two changes at once may both add a word: it does no harm, and neither waits for the other.
CREATE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words SELECT DISTINCT added.word FROM changed, string_to_table(changed.search_jamo, ' ') AS added (word)
    WHERE added.word <> '' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = added.word);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER add_search_words AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();--> statement-breakpoint
CREATE FUNCTION add_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words SELECT DISTINCT added.word FROM string_to_table(NEW.search_jamo, ' ') AS added (word)
    WHERE added.word <> '' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = added.word);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER add_changed_search_words AFTER UPDATE OF search_jamo ON products FOR EACH ROW
  WHEN (OLD.search_jamo <> NEW.search_jamo) EXECUTE FUNCTION add_changed_search_words();--> statement-breakpoint
-- The words that a mistyped one may mean, closest first. The settings leave the planner the index of trigrams alone.
CREATE FUNCTION similar_words(sound text) RETURNS TABLE (word text, score real) LANGUAGE sql STABLE ROWS 10
SET pg_trgm.strict_word_similarity_threshold = 0.5 SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
  SELECT DISTINCT word, strict_word_similarity(sound, word) FROM search_words WHERE sound <<% word ORDER BY 2 DESC, 1
$$;--> statement-breakpoint
-- The words that have any of these trigrams.
CREATE FUNCTION words_with(trigrams text[]) RETURNS TABLE (word text) LANGUAGE plpgsql STABLE ROWS 100
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  conditions text;
BEGIN
  SELECT string_agg(format('word LIKE %L',
      CASE WHEN trigram LIKE ' %' THEN '' ELSE '%' END || trim(trigram) || CASE WHEN trigram LIKE '% ' THEN '' ELSE '%' END), ' OR ')
    INTO conditions FROM unnest(trigrams) AS trigram;
  RETURN QUERY EXECUTE 'SELECT DISTINCT word FROM search_words WHERE ' || coalesce(conditions, 'false');
END $$;--> statement-breakpoint
-- As alike_products, and compares few texts: the score of a run of words (strict_word_similarity) is the number of trigrams that it has in
-- common with the sound, divided by that of all trigrams of both. So a product with a word of score s has s, unless further words of it add trigrams of
-- the sound, and hardly any others. Such words are looked for among all words, and only texts that have them are compared.
CREATE FUNCTION alike_products_by_words(mall text, sound text) RETURNS TABLE (no text, score real) LANGUAGE plpgsql STABLE ROWS 100
SET enable_seqscan = off AS $$
DECLARE
  own text[] := show_trgm(sound);
  size int := cardinality(own);
  -- Trigrams that do not reach over the end of a word.
  inside text[] := array(SELECT trigram FROM unnest(own) AS trigram WHERE trigram !~ ' ');
  closest real;
  lowest float8;
  known record;
  usable text[];
  parts int;
  runs text := 'false';
  words text[] := '{}';
  raising text[] := '{}';
  scores text := '';
  has_word text := '';
BEGIN
  FOR known IN SELECT alike.word, alike.score FROM similar_words(sound) AS alike ORDER BY 2 DESC LOOP
    PERFORM FROM products JOIN mall_products USING (gds_grp_no)
      WHERE string_to_array(search_jamo, ' ') @> array[known.word] AND mall_id = mall AND mall_products.is_listed LIMIT 1;
    IF FOUND THEN
      closest := known.score;
      EXIT;
    END IF;
  END LOOP;
  -- Words with other letters may be several to pg_trgm.
  IF closest IS NOT NULL AND sound ~ '^[a-z0-9]+$' AND NOT EXISTS (SELECT FROM similar_words(sound) AS alike WHERE alike.word !~ '^[a-z0-9]+$') THEN
    -- A little less than wanted, for rounding.
    lowest := greatest(0.5, closest - 0.051);
    -- Trigrams that a run of other words can have. It has at most size / lowest trigrams in all, so no word with many others.
    usable := array(SELECT DISTINCT trigram FROM words_with(inside) AS near, unnest(show_trgm(near.word)) AS trigram
      WHERE trigram = ANY (inside) AND similarity(sound, near.word) < lowest AND (near.word !~ '^[a-z0-9]+$'
        OR (SELECT count(*) FROM unnest(show_trgm(near.word)) AS other WHERE other <> ALL (own)) <= size / lowest - size + 0.001));
    -- The run has lowest * size of them. What it may lack, and one more, is the number of parts of which it has at least one entirely.
    parts := cardinality(usable) + size - cardinality(inside) - ceil(lowest * size - 0.001)::int + 1;
  END IF;
  IF parts IS NULL OR parts * 2 > cardinality(usable) THEN
    RETURN QUERY SELECT alike.no, alike.score FROM alike_products(mall, sound) AS alike;
    RETURN;
  END IF;
  IF parts > 0 THEN
    -- Neighbors are in different parts, since they are found together in other words too.
    SELECT string_agg(format('(%s)', part), ' OR ') INTO runs FROM (
      SELECT string_agg(format('text LIKE %L', '%' || trigram || '%'), ' AND ') AS part
      FROM (SELECT trigram, row_number() OVER (ORDER BY strpos(sound, trigram)) AS place FROM unnest(usable) AS trigram) AS placed
      GROUP BY place % parts) AS divided;
  END IF;
  FOR known IN SELECT alike.word, alike.score FROM similar_words(sound) AS alike WHERE alike.score >= lowest ORDER BY 2 DESC LOOP
    words := words || known.word;
    raising := raising || array(
      SELECT near.word FROM words_with(array(SELECT unnest(own) EXCEPT SELECT unnest(show_trgm(known.word)))) AS near
      WHERE near.word <> known.word AND (near.word !~ '^[a-z0-9]+$'
        OR (SELECT count(DISTINCT other) FROM unnest(show_trgm(near.word) || show_trgm(known.word)) AS other WHERE other <> ALL (own))
          < size / known.score - size + 0.001));
    has_word := concat_ws(' OR ', nullif(has_word, ''), format('spaced LIKE %L', '% ' || known.word || ' %'));
    scores := scores || format(
      ' WHEN spaced LIKE %L THEN CASE WHEN string_to_array(text, '' '') && $3 OR (SELECT %s FROM replace(spaced, %L, '' '') AS text)
        THEN strict_word_similarity($2, text) ELSE %L::real END',
      '% ' || known.word || ' %', runs, ' ' || known.word || ' ', known.score);
  END LOOP;
  RETURN QUERY EXECUTE format($query$
    WITH compared AS (
      SELECT mall_products.gds_grp_no AS no, CASE %1$s END AS score
        FROM (SELECT gds_grp_no, search_jamo AS text, ' ' || search_jamo || ' ' AS spaced FROM products) AS having_word
          JOIN mall_products ON mall_products.gds_grp_no = having_word.gds_grp_no
        WHERE string_to_array(text, ' ') && $4 AND mall_id = $1 AND mall_products.is_listed
      UNION ALL
      SELECT mall_products.gds_grp_no, strict_word_similarity($2, text)
        FROM (SELECT gds_grp_no, search_jamo AS text, ' ' || search_jamo || ' ' AS spaced FROM products) AS having_run
          JOIN mall_products ON mall_products.gds_grp_no = having_run.gds_grp_no
        WHERE (%2$s) AND NOT (%3$s) AND mall_id = $1 AND mall_products.is_listed)
    SELECT no, score FROM (SELECT no, score, max(score) OVER () AS best FROM compared) AS closest WHERE score >= greatest(best - 0.05, 0.5)
  $query$, scores, runs, has_word) USING mall, sound, raising, words;
END $$;
