ALTER TABLE "production_items" ADD COLUMN "waits_for_change" uuid;--> statement-breakpoint
ALTER TABLE "production_items" ADD COLUMN "waits_for_cents" integer;--> statement-breakpoint
ALTER TABLE "production_items" ADD COLUMN "is_artwork_to_follow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "production_items" item SET "waits_for_change" = change."id", "waits_for_cents" = change."difference_cents",
  "blocked_reason" = nullif(array_to_string(array(
    SELECT part FROM unnest(string_to_array(item."blocked_reason", ' · ')) WITH ORDINALITY AS parts(part, place)
    WHERE part !~ '^Waits for \$[0-9.,]+ of the changed order$' ORDER BY place), ' · '), '')
FROM "order_changes" change
WHERE change."order_id" = item."order_id" AND change."state" = 'sent' AND change."waiting_items" ? item."order_item_id"::text
  AND item."blocked_reason" ~ '(^| · )Waits for \$[0-9.,]+ of the changed order( · |$)';--> statement-breakpoint
UPDATE "production_items" SET "is_artwork_to_follow" = true, "blocked_reason" = nullif(array_to_string(
  array_remove(string_to_array("blocked_reason", ' · '), 'Artwork to follow'), ' · '), '')
WHERE 'Artwork to follow' = any(string_to_array("blocked_reason", ' · '));--> statement-breakpoint
UPDATE "production_items" SET "blocked_reason" = nullif(array_to_string(
  array_remove(string_to_array("blocked_reason", ' · '), 'Design changed after printing'), ' · '), '')
WHERE "design_changed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "production_items" ADD CONSTRAINT "production_items_waits" CHECK (("production_items"."waits_for_change" is null) = ("production_items"."waits_for_cents" is null));