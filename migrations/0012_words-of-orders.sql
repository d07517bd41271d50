CREATE TABLE "order_words" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_trigrams" ON "order_words" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_words_newest" ON "order_words" USING btree ("placed_at","order_id");