-- The function of 0001_append_answers.sql, which now also writes the final scores with the ending.
CREATE OR REPLACE FUNCTION append_answers(moves json) RETURNS SETOF text
LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' AS $$
BEGIN
  RETURN QUERY
  WITH given AS (
    SELECT * FROM json_to_recordset(moves)
      AS g(match text, n int, move json, ended boolean, winner smallint, reason text, hash text, scores json)
  ), kept AS (
    INSERT INTO answers (match, n, move)
    SELECT g.match, g.n, g.move FROM given g
    WHERE (SELECT m.status FROM matches m WHERE m.id = g.match) = 'live'
      AND (g.n = 0 OR EXISTS (SELECT FROM answers a WHERE a.match = g.match AND a.n = g.n - 1))
    ON CONFLICT DO NOTHING
    RETURNING answers.match, answers.n
  ), over AS (
    UPDATE matches m
    SET status = 'over', winner = g.winner, reason = g.reason, hash = g.hash, scores = g.scores, ended_at = now()
    FROM given g JOIN kept k ON k.match = g.match AND k.n = g.n
    WHERE m.id = g.match AND g.ended
  )
  SELECT k.match FROM kept k;
END $$;
