CREATE TABLE "checkpoints" (
	"match" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL,
	"engine" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" json NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Rules that stood in each match become snapshots. `json` holds the very text that was written, and a snapshot's name is
-- the hash of that text. Card sets are not in the database yet: the server adopts their matches when it starts.
INSERT INTO "snapshots" ("hash", "content")
SELECT DISTINCT ON (1) encode(sha256(convert_to("rules"::text, 'UTF8')), 'hex'), "rules" FROM "matches";
--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "rules" SET DATA TYPE text
USING encode(sha256(convert_to("rules"::text, 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "reporter" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "heard" smallint;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "checkpoints" ADD CONSTRAINT "checkpoints_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_of_set" ON "matches" USING btree ("set");--> statement-breakpoint
CREATE INDEX "matches_of_rules" ON "matches" USING btree ("rules");--> statement-breakpoint
-- As in 0001, and: it keeps who heard of each move and the hash of the table after it, it refuses a process whose
-- engine is not the match's own, and it removes the checkpoint of a match that ends.
CREATE OR REPLACE FUNCTION append_answers(moves json) RETURNS SETOF text
LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' AS $$
BEGIN
  RETURN QUERY
  WITH given AS (
    SELECT * FROM json_to_recordset(moves)
      AS g(match text, n int, move json, heard smallint, after text, engine text,
           ended boolean, winner smallint, reason text, hash text)
  ), kept AS (
    INSERT INTO answers (match, n, move, heard, hash)
    SELECT g.match, g.n, g.move, g.heard, g.after FROM given g
    WHERE (SELECT m.engine FROM matches m WHERE m.id = g.match AND m.status = 'live') = g.engine
      AND (g.n = 0 OR EXISTS (SELECT FROM answers a WHERE a.match = g.match AND a.n = g.n - 1))
    ON CONFLICT DO NOTHING
    RETURNING answers.match, answers.n
  ), over AS (
    UPDATE matches m
    SET status = 'over', winner = g.winner, reason = g.reason, hash = g.hash, ended_at = now()
    FROM given g JOIN kept k ON k.match = g.match AND k.n = g.n
    WHERE m.id = g.match AND g.ended
  ), done AS (
    DELETE FROM checkpoints c USING given g JOIN kept k ON k.match = g.match AND k.n = g.n
    WHERE c.match = g.match AND g.ended
  )
  SELECT k.match FROM kept k;
END $$;
