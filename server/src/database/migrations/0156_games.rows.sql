INSERT INTO game_odds SELECT game_id, 2, 1 + (SELECT max(number) FROM rounds WHERE rounds.game_id = game_odds.game_id), odds,
    'ana', 'bob', 'a reason', '2026-01-02T03:04:05Z' FROM game_odds WHERE game_id = 1;
