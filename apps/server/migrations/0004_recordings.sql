CREATE TABLE "recordings" (
	"match" text PRIMARY KEY NOT NULL,
	"format" smallint NOT NULL,
	"recording" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "scores" json;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;