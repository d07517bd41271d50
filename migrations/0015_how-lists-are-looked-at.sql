CREATE TABLE "list_settings" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" text[] NOT NULL,
	"density" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "list_settings_user_id_list_pk" PRIMARY KEY("user_id","list")
);
