CREATE TABLE "shop_alerts" (
	"key" text PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"says" text NOT NULL,
	"fix" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
