INSERT INTO help_topics (key, name, position) VALUES ('money', '{"en_us": "Money"}', 0);
INSERT INTO help_answers (key, topic_key, question, answer, position) VALUES ('withdrawal', 'money', '{"en_us": "How long?"}', '{"en_us": "A day."}', 0);
INSERT INTO reply_templates (title, reply, position) VALUES ('Greeting', '{"en_us": "Hello {{member}}"}', 0);
