-- Rows that stand here already are filled after the migrations, and the index of the column is added then (src/db/category-keys.ts).
ALTER TABLE "mall_products" ADD COLUMN "ctg_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The categories that list a mall's product, each behind the number of the mall: its home category, and those of category_products.
CREATE FUNCTION category_keys(mall text, product text, home text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array(SELECT mall || home UNION SELECT mall || ctg_no FROM category_products WHERE mall_id = mall AND gds_grp_no = product ORDER BY 1)
$$;--> statement-breakpoint
CREATE INDEX "mall_products_makers" ON "mall_products" USING btree ("mall_id","maker_cd") WHERE "mall_products"."is_listed";--> statement-breakpoint
CREATE FUNCTION fill_category_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ctg_keys := category_keys(NEW.mall_id, NEW.gds_grp_no, NEW.ctg_no);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER fill_category_keys BEFORE INSERT OR UPDATE OF ctg_no ON mall_products FOR EACH ROW EXECUTE FUNCTION fill_category_keys();--> statement-breakpoint
CREATE FUNCTION renew_category_keys(mall text, product text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One change of a product's categories after the other, so that each sees those before it.
  PERFORM 1 FROM mall_products WHERE mall_id = mall AND gds_grp_no = product FOR NO KEY UPDATE;
  UPDATE mall_products SET ctg_keys = category_keys(mall, product, ctg_no)
    WHERE mall_id = mall AND gds_grp_no = product AND ctg_keys <> category_keys(mall, product, ctg_no);
END $$;--> statement-breakpoint
CREATE FUNCTION copy_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM renew_category_keys(OLD.mall_id, OLD.gds_grp_no); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM renew_category_keys(NEW.mall_id, NEW.gds_grp_no); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER copy_categories AFTER INSERT OR UPDATE OR DELETE ON category_products FOR EACH ROW EXECUTE FUNCTION copy_categories();
