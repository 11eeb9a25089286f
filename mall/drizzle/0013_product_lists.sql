DROP INDEX "products_search_text";--> statement-breakpoint
DROP INDEX "products_search_initials";--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "kind" text DEFAULT 'GOODS' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "is_in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "maker_cd" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "maker_nm" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "sort_prc" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "reg_dts" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "colors" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "search_initials" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The grams that a mall's product is found by; mall/src/search/grams.ts says what they are.
CREATE FUNCTION search_grams(mall_id text, search_text text, search_initials text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  grams text[] := '{}';
  letters text[];
  field text;
  size int := 0;
BEGIN
  FOREACH field IN ARRAY ARRAY['', '~'] LOOP
    letters := string_to_array(CASE field WHEN '' THEN search_text ELSE search_initials END, NULL);
    CONTINUE WHEN cardinality(letters) = 0;
    field := mall_id || field;
    grams[size + 1] := field || '^' || letters[1];
    grams[size + 2] := field || '^' || letters[1] || coalesce(letters[2], '');
    size := size + 2;
    FOR place IN 1 .. cardinality(letters) LOOP
      CONTINUE WHEN letters[place] = ' ';
      grams[size + 1] := field || letters[place];
      grams[size + 2] := field || coalesce(letters[place - 1], ' ') || letters[place];
      size := size + 2;
      IF coalesce(letters[place - 1], ' ') = ' ' THEN
        size := size + 1;
        grams[size] := field || ' ' || letters[place] || coalesce(letters[place + 1], '');
      END IF;
    END LOOP;
  END LOOP;
  RETURN grams;
END $$;--> statement-breakpoint
CREATE FUNCTION shown_colors(product text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(lower(color_hex_code) || E'\t' || color_nm, E'\n' ORDER BY lower(color_hex_code), color_nm), '')
  FROM product_colors WHERE gds_grp_no = product AND gds_color_stat <> 'GD00704' AND use_yn = 'Y'
$$;--> statement-breakpoint
-- What lists need of a product, worked out in this one place.
CREATE VIEW product_list_columns AS SELECT gds_grp_no, kind, gds_stat IN ('GD00403', 'GD00405') AS is_listed,
  gds_stat = 'GD00403' AND stckqty + stckqty2 > 0 AS is_in_stock,
  maker_cd, maker_nm, sort_prc, reg_dts, search_text, search_initials FROM products;--> statement-breakpoint
UPDATE mall_products AS m SET (kind, is_listed, is_in_stock, maker_cd, maker_nm, sort_prc, reg_dts, search_text, search_initials, colors) =
  (p.kind, p.is_listed, p.is_in_stock, p.maker_cd, p.maker_nm, p.sort_prc, p.reg_dts, p.search_text, p.search_initials, shown_colors(m.gds_grp_no))
  FROM product_list_columns AS p WHERE p.gds_grp_no = m.gds_grp_no;--> statement-breakpoint
CREATE INDEX "mall_products_grams" ON "mall_products" USING gin (search_grams("mall_id", "search_text", "search_initials")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "mall_products_product" ON "mall_products" USING btree ("gds_grp_no");--> statement-breakpoint
CREATE INDEX "products_jamo_words" ON "products" USING gin (string_to_array("search_jamo", ' '));--> statement-breakpoint
-- Cutting a sample into grams takes longer than the rest of ANALYZE, and the index is right for every search.
ALTER INDEX "mall_products_grams" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "mall_products" SET (fillfactor = 90);--> statement-breakpoint
CREATE FUNCTION fill_mall_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for changes of the product that are under way.
  PERFORM 1 FROM products WHERE gds_grp_no = NEW.gds_grp_no FOR NO KEY UPDATE;
  SELECT kind, is_listed, is_in_stock, maker_cd, maker_nm, sort_prc, reg_dts, search_text, search_initials, shown_colors(NEW.gds_grp_no)
    INTO NEW.kind, NEW.is_listed, NEW.is_in_stock, NEW.maker_cd, NEW.maker_nm, NEW.sort_prc, NEW.reg_dts, NEW.search_text, NEW.search_initials, NEW.colors
    FROM product_list_columns WHERE gds_grp_no = NEW.gds_grp_no;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER fill_mall_product BEFORE INSERT ON mall_products FOR EACH ROW EXECUTE FUNCTION fill_mall_product();--> statement-breakpoint
CREATE FUNCTION copy_product_to_malls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mall_products AS m SET (kind, is_listed, is_in_stock, maker_cd, maker_nm, sort_prc, reg_dts, search_text, search_initials) =
    (p.kind, p.is_listed, p.is_in_stock, p.maker_cd, p.maker_nm, p.sort_prc, p.reg_dts, p.search_text, p.search_initials)
    FROM product_list_columns AS p WHERE p.gds_grp_no = NEW.gds_grp_no AND m.gds_grp_no = NEW.gds_grp_no;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Most sales leave some pieces, and then nothing is copied.
CREATE TRIGGER copy_product_to_malls AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.kind, OLD.gds_stat, OLD.maker_cd, OLD.maker_nm, OLD.sort_prc, OLD.reg_dts, OLD.search_text, OLD.search_initials, OLD.stckqty + OLD.stckqty2 > 0)
    IS DISTINCT FROM (NEW.kind, NEW.gds_stat, NEW.maker_cd, NEW.maker_nm, NEW.sort_prc, NEW.reg_dts, NEW.search_text, NEW.search_initials, NEW.stckqty + NEW.stckqty2 > 0))
  EXECUTE FUNCTION copy_product_to_malls();--> statement-breakpoint
CREATE FUNCTION copy_colors_to_malls() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product text := coalesce(NEW.gds_grp_no, OLD.gds_grp_no);
  shown text;
BEGIN
  -- One change of a product's colors after the other, so that each sees those before it.
  PERFORM 1 FROM products WHERE gds_grp_no = product FOR NO KEY UPDATE;
  shown := shown_colors(product);
  UPDATE mall_products SET colors = shown WHERE gds_grp_no = product AND colors <> shown;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER copy_colors_to_malls AFTER INSERT OR DELETE OR UPDATE OF color_nm, color_hex_code, gds_color_stat, use_yn
  ON product_colors FOR EACH ROW EXECUTE FUNCTION copy_colors_to_malls();
