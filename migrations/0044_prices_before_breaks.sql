ALTER TABLE "order_items" ADD COLUMN "own_price_cents" integer;--> statement-breakpoint
-- Of what is ordered already: what it was sold at, without what its quantity break changed then by today's tiers.
WITH "tiered" AS (
  SELECT i."id", i."unit_price_cents", t."base_price_cents", t."quantity_breaks",
    sum(i."quantity") OVER (PARTITION BY i."order_id", t."id") AS "count"
  FROM "order_items" i JOIN LATERAL (
    SELECT p.* FROM "product_pricing" p
    WHERE p."is_active" AND p."product_type" = CASE i."product_type"
        WHEN 'Gang Sheet' THEN 'gang_sheet' WHEN 'Custom T-Shirt' THEN 'tshirt' WHEN 'Custom Tumbler' THEN 'tumbler' END
      AND p."size_category" IN ('all', CASE
        WHEN i."product_type" = 'Gang Sheet' THEN i."design_data" ->> 'size_id'
        WHEN i."product_type" = 'Custom T-Shirt' AND i."product_size" IN ('XS', 'S', 'M', 'L', 'XL') THEN 'XS-XL'
        ELSE i."product_size" END)
    ORDER BY p."size_category" = 'all' LIMIT 1
  ) t ON true
)
UPDATE "order_items" i SET "own_price_cents" = greatest(0, t."unit_price_cents" + t."base_price_cents" - coalesce(
  (SELECT b.value::integer FROM jsonb_each_text(t."quantity_breaks") b
    WHERE b.key::integer <= t."count" ORDER BY b.key::integer DESC LIMIT 1), t."base_price_cents"))
FROM "tiered" t WHERE t."id" = i."id";--> statement-breakpoint
UPDATE "order_items" SET "own_price_cents" = "unit_price_cents" WHERE "own_price_cents" IS NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "own_price_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_quantity";--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0 and "order_items"."unit_price_cents" >= 0 and "order_items"."own_price_cents" >= 0);
