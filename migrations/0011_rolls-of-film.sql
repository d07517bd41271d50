CREATE TABLE "printers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"film_width_inches" double precision NOT NULL,
	"max_length_inches" double precision NOT NULL,
	"gap_inches" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roll_pieces" (
	"roll_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"ticket" text NOT NULL,
	"run" integer NOT NULL,
	"part" text NOT NULL,
	"copy" integer NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"is_turned" boolean NOT NULL,
	"print_file_id" uuid,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "roll_pieces_roll_id_number_pk" PRIMARY KEY("roll_id","number")
);
--> statement-breakpoint
CREATE TABLE "rolls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" serial NOT NULL,
	"printer_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"alone_px" integer NOT NULL,
	"storage_key" text,
	"preview_key" text,
	"byte_size" bigint,
	"sha256" text,
	"error" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"printed_by" text,
	"printed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "roll_pieces_item" ON "roll_pieces" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roll_pieces_once" ON "roll_pieces" USING btree ("order_item_id","run","part","copy") WHERE "roll_pieces"."is_open";--> statement-breakpoint
CREATE UNIQUE INDEX "rolls_number" ON "rolls" USING btree ("number");--> statement-breakpoint
CREATE INDEX "rolls_newest" ON "rolls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rolls_unfinished" ON "rolls" USING btree ("created_at") WHERE "rolls"."state" in ('waiting', 'drawing');