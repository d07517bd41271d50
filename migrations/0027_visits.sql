CREATE TABLE "visit_figures" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visit_figures_day_kind_name_pk" PRIMARY KEY("day","kind","name"),
	CONSTRAINT "visit_figures_kind" CHECK ("visit_figures"."kind" in ('shop', 'page', 'source', 'device'))
);
--> statement-breakpoint
CREATE TABLE "visit_marks" (
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "visit_marks_day_mark_pk" PRIMARY KEY("day","mark")
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
