CREATE TABLE "recordings" (
	"match" text PRIMARY KEY NOT NULL,
	"format" smallint NOT NULL,
	"recording" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "scores" json;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- As in 0003, and: it writes the final scores with the ending.
CREATE OR REPLACE FUNCTION append_answers(moves json) RETURNS SETOF text
LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' AS $$
BEGIN
  RETURN QUERY
  WITH given AS (
    SELECT * FROM json_to_recordset(moves)
      AS g(match text, n int, move json, heard smallint, after text, engine text,
           ended boolean, winner smallint, reason text, hash text, scores json)
  ), kept AS (
    INSERT INTO answers (match, n, move, heard, hash)
    SELECT g.match, g.n, g.move, g.heard, g.after FROM given g
    WHERE (SELECT m.engine FROM matches m WHERE m.id = g.match AND m.status = 'live') = g.engine
      AND (g.n = 0 OR EXISTS (SELECT FROM answers a WHERE a.match = g.match AND a.n = g.n - 1))
    ON CONFLICT DO NOTHING
    RETURNING answers.match, answers.n
  ), over AS (
    UPDATE matches m
    SET status = 'over', winner = g.winner, reason = g.reason, hash = g.hash, scores = g.scores, ended_at = now()
    FROM given g JOIN kept k ON k.match = g.match AND k.n = g.n
    WHERE m.id = g.match AND g.ended
  ), done AS (
    DELETE FROM checkpoints c USING given g JOIN kept k ON k.match = g.match AND k.n = g.n
    WHERE c.match = g.match AND g.ended
  )
  SELECT k.match FROM kept k;
END $$;
