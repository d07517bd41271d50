DROP INDEX "orders_visitor";--> statement-breakpoint
CREATE INDEX "artworks_unmeasured" ON "artworks" USING btree ("id") WHERE "artworks"."state" = 'ready' and "artworks"."measured" is null;--> statement-breakpoint
CREATE INDEX "print_products_category_words" ON "print_products" USING gin ("category" gin_trgm_ops);