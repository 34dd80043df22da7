-- Keeps all waiting moves of many matches at once, in one transaction, and returns the matches whose move was kept:
-- those that no other process wrote first. A move is kept only if the one before it is there and the match is live,
-- and its ending is written with it.
--
-- A function, because its plan is made once: planning takes longer than doing. Its conditions are subqueries and not
-- joins, because a join is planned by guessing how many rows there are, and a wrong guess reads every match.
CREATE FUNCTION append_answers(moves json) RETURNS SETOF text
LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' AS $$
BEGIN
  RETURN QUERY
  WITH given AS (
    SELECT * FROM json_to_recordset(moves)
      AS g(match text, n int, move json, ended boolean, winner smallint, reason text, hash text)
  ), kept AS (
    INSERT INTO answers (match, n, move)
    SELECT g.match, g.n, g.move FROM given g
    WHERE (SELECT m.status FROM matches m WHERE m.id = g.match) = 'live'
      AND (g.n = 0 OR EXISTS (SELECT FROM answers a WHERE a.match = g.match AND a.n = g.n - 1))
    ON CONFLICT DO NOTHING
    RETURNING answers.match, answers.n
  ), over AS (
    UPDATE matches m
    SET status = 'over', winner = g.winner, reason = g.reason, hash = g.hash, ended_at = now()
    FROM given g JOIN kept k ON k.match = g.match AND k.n = g.n
    WHERE m.id = g.match AND g.ended
  )
  SELECT k.match FROM kept k;
END $$;
