-- Lettering, rosters and repairs, in whatever holds a copy of them: a quotation mark within a text is escaped, so that these are keys alone.
UPDATE "artworks" SET "lettering" = replace(replace("lettering"::text, '"colour": ', '"color": '), '"align": "centre"', '"align": "center"')::jsonb WHERE "lettering"::text LIKE '%"colour": %' OR "lettering"::text LIKE '%"align": "centre"%';--> statement-breakpoint
UPDATE "artworks" SET "repair" = replace("repair"::text, '"colour": ', '"color": ')::jsonb WHERE "repair"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "designs" SET "document" = replace("document"::text, '"colour": ', '"color": ')::jsonb WHERE "document"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "saved_projects" SET "project_data" = replace("project_data"::text, '"colour": ', '"color": ')::jsonb WHERE "project_data"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "order_items" SET "design_data" = replace("design_data"::text, '"colour": ', '"color": ')::jsonb WHERE "design_data"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "cart_items" SET "content" = replace("content"::text, '"colour": ', '"color": ')::jsonb WHERE "content"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "drafts" SET "content" = replace("content"::text, '"colour": ', '"color": ')::jsonb WHERE "content"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "draft_orders" SET "draft" = replace("draft"::text, '"colour": ', '"color": ')::jsonb WHERE "draft"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "draft_orders" SET "billed" = replace("billed"::text, '"colour": ', '"color": ')::jsonb WHERE "billed"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "edit_proofs" SET "design_data" = replace("design_data"::text, '"colour": ', '"color": ')::jsonb WHERE "design_data"::text LIKE '%"colour": %';--> statement-breakpoint
UPDATE "production_reprints" SET "reason" = 'color' WHERE "reason" = 'colour';
