INSERT INTO violations (remote, release, directive, blocked, source, first_at, last_at)
  VALUES ('mfe-x', '1.0.0+ab', 'img-src', 'https://foreign.example', '/js/1.js', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z');
