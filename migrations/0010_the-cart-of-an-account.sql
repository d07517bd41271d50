CREATE TABLE "cart_items" (
	"owner_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"position" bigserial NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_owner_id_item_id_pk" PRIMARY KEY("owner_id","item_id")
);
