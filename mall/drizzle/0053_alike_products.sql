-- A mall's listed products that a mistyped word may mean, with 0 to 1 for how close their sounds come: the closest, and those at most 0.05
-- behind. Half of a word, such as 캠핑 of 캠핑의자, has 0.46 and is too little.
-- Compares those above 0.65 first: the index gives fewer of them. They are all that is wanted if the closest has 0.70.
CREATE FUNCTION alike_products(mall text, sound text) RETURNS TABLE (no text, score real) LANGUAGE plpgsql STABLE ROWS 100
SET pg_trgm.strict_word_similarity_threshold = 0.5 AS $$
DECLARE
  lowest real;
BEGIN
  FOREACH lowest IN ARRAY array[0.65, 0.5] LOOP
    PERFORM set_config('pg_trgm.strict_word_similarity_threshold', lowest::text, true);
    RETURN QUERY SELECT compared.no, compared.score FROM (
      SELECT scored.no, scored.score, max(scored.score) OVER () AS best FROM (
        SELECT products.gds_grp_no AS no, strict_word_similarity(sound, products.search_jamo) AS score
        FROM products JOIN mall_products ON mall_products.gds_grp_no = products.gds_grp_no
        WHERE mall_products.mall_id = mall AND mall_products.is_listed AND sound <<% products.search_jamo
        -- Keeps the comparison inside of this query, where PostgreSQL divides it among parallel workers.
        OFFSET 0
      ) AS scored
    ) AS compared
    WHERE compared.score >= compared.best - 0.05 AND (compared.best >= lowest + 0.05 OR lowest = 0.5);
    EXIT WHEN FOUND;
  END LOOP;
END $$;
