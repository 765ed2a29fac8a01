-- Which words planners and events are found by, in one place: every run between the marks below (admin/words.ts splits
-- what is searched for in the same way), and the planner's address as a whole.
CREATE VIEW words_to_find (kind, id, word) AS
SELECT 'planner', user.id, word.value FROM user,
  json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(user.name || ' ' || user.email), '"', ' '), ':', ' '), ';', ' '), '!', ' '), '?', ' '), '#', ' '), '–', ' '), '—', ' '), '-', ' '), '_', ' '), '.', ' '), '+', ' '), '&', ' '), '''', ' '), '’', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '@', ' ')), ' ', '","') || ',' || json_quote(lower(user.email)) || ']') word
WHERE word.value <> ''
UNION ALL
SELECT 'event', events.id, word.value FROM events JOIN user ON user.id = events.user_id,
  json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(events.title || ' ' || events.event_code || ' ' || user.name || ' ' || user.email), '"', ' '), ':', ' '), ';', ' '), '!', ' '), '?', ' '), '#', ' '), '–', ' '), '—', ' '), '-', ' '), '_', ' '), '.', ' '), '+', ' '), '&', ' '), '''', ' '), '’', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '@', ' ')), ' ', '","') || ',' || json_quote(lower(user.email)) || ']') word
WHERE word.value <> '';
--> statement-breakpoint
CREATE TRIGGER planner_counted_on_insert AFTER INSERT ON user
BEGIN
  INSERT INTO planner_counts (user_id, email) VALUES (NEW.id, NEW.email);
  UPDATE totals SET count = count + 1 WHERE what = 'planner';
  INSERT OR IGNORE INTO search_words (kind, word, id)
    SELECT kind, word, id FROM words_to_find WHERE kind = 'planner' AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER planner_found_by_new_name AFTER UPDATE OF name, email ON user
WHEN NEW.name IS NOT OLD.name OR NEW.email IS NOT OLD.email
BEGIN
  UPDATE planner_counts SET email = NEW.email WHERE user_id = NEW.id AND email IS NOT NEW.email;
  DELETE FROM search_words WHERE kind = 'planner' AND id = NEW.id;
  DELETE FROM search_words WHERE kind = 'event' AND id IN (SELECT id FROM events WHERE user_id = NEW.id);
  INSERT OR IGNORE INTO search_words (kind, word, id)
    SELECT kind, word, id FROM words_to_find WHERE kind = 'planner' AND id = NEW.id;
  INSERT OR IGNORE INTO search_words (kind, word, id)
    SELECT kind, word, id FROM words_to_find WHERE kind = 'event' AND id IN (SELECT id FROM events WHERE user_id = NEW.id);
END;
--> statement-breakpoint
-- The row of counts goes with its user by itself.
CREATE TRIGGER planner_counted_on_delete AFTER DELETE ON user
BEGIN
  UPDATE totals SET count = count - 1 WHERE what = 'planner';
  DELETE FROM search_words WHERE kind = 'planner' AND id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER event_counted_on_insert AFTER INSERT ON events
BEGIN
  UPDATE planner_counts SET event_count = event_count + 1, guest_total = guest_total + NEW.registered_guests
    WHERE user_id = NEW.user_id;
  UPDATE totals SET count = count + 1 WHERE what = 'event';
  INSERT OR IGNORE INTO search_words (kind, word, id)
    SELECT kind, word, id FROM words_to_find WHERE kind = 'event' AND id = NEW.id;
END;
--> statement-breakpoint
-- Every answer of a guest comes by here: one row, found by its key.
CREATE TRIGGER event_guests_counted AFTER UPDATE OF registered_guests ON events
WHEN NEW.registered_guests IS NOT OLD.registered_guests AND NEW.user_id IS OLD.user_id
BEGIN
  UPDATE planner_counts SET guest_total = guest_total + NEW.registered_guests - OLD.registered_guests
    WHERE user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_counted_on_handing_over AFTER UPDATE OF user_id ON events
WHEN NEW.user_id IS NOT OLD.user_id
BEGIN
  UPDATE planner_counts SET event_count = event_count - 1, guest_total = guest_total - OLD.registered_guests
    WHERE user_id = OLD.user_id;
  UPDATE planner_counts SET event_count = event_count + 1, guest_total = guest_total + NEW.registered_guests
    WHERE user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_found_by_new_title AFTER UPDATE OF title, event_code, user_id ON events
WHEN NEW.title IS NOT OLD.title OR NEW.event_code IS NOT OLD.event_code OR NEW.user_id IS NOT OLD.user_id
BEGIN
  DELETE FROM search_words WHERE kind = 'event' AND id = NEW.id;
  INSERT OR IGNORE INTO search_words (kind, word, id)
    SELECT kind, word, id FROM words_to_find WHERE kind = 'event' AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER event_counted_on_delete AFTER DELETE ON events
BEGIN
  UPDATE planner_counts SET event_count = event_count - 1, guest_total = guest_total - OLD.registered_guests
    WHERE user_id = OLD.user_id;
  UPDATE totals SET count = count - 1 WHERE what = 'event';
  DELETE FROM search_words WHERE kind = 'event' AND id = OLD.id;
END;
--> statement-breakpoint
-- What stands already, counted after the triggers are there: nothing that is written meanwhile is missed or counted twice.
INSERT OR REPLACE INTO planner_counts (user_id, email, event_count, guest_total)
SELECT id, email, (SELECT count(*) FROM events WHERE user_id = user.id),
  (SELECT coalesce(sum(registered_guests), 0) FROM events WHERE user_id = user.id) FROM user;
--> statement-breakpoint
INSERT OR REPLACE INTO totals (what, count)
SELECT 'planner', (SELECT count(*) FROM user) UNION ALL SELECT 'event', (SELECT count(*) FROM events);
--> statement-breakpoint
INSERT OR IGNORE INTO search_words (kind, word, id) SELECT kind, word, id FROM words_to_find;
