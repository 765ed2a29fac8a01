-- The first closing bounds how long guests' data is kept, whoever writes the row.
CREATE TRIGGER events_keep_their_first_closing BEFORE UPDATE OF first_closes_at ON events
WHEN NEW.first_closes_at IS NOT OLD.first_closes_at
BEGIN
  SELECT RAISE(ABORT, 'the first closing of an event never changes');
END;
--> statement-breakpoint
-- Guests leave by edits, removals, erasures and declines. Above what is paid, as a refund leaves it, the limit falls
-- with each: a place that comes free is nobody's.
CREATE TRIGGER limit_falls_with_guests AFTER UPDATE OF registered_guests ON events
WHEN NEW.registered_guests < OLD.registered_guests AND NEW.guest_limit > max(30, NEW.registered_guests, coalesce((
  SELECT max(p.guest_limit) FROM event_purchases p WHERE p.event_id = NEW.id AND p.refunded_at IS NULL), 0))
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.id;
END;
--> statement-breakpoint
-- The closing moves by a change of the event, by closing and reopening it, and by a refund and its reversal. Each starts
-- the time to erasing anew. Reminders follow the deadline and its zone: their days depend on a zone's clocks, which no
-- trigger knows, so the clock works them out at its next turn.
CREATE TRIGGER deadline_moved AFTER UPDATE OF closes_at, time_zone ON events
WHEN NEW.closes_at IS NOT OLD.closes_at OR NEW.time_zone IS NOT OLD.time_zone
BEGIN
  UPDATE events SET erasure_notified_at = NULL, personal_data_erased_at = NULL
  WHERE id = NEW.id AND NEW.closes_at IS NOT OLD.closes_at;
  UPDATE event_mailings SET next_at = 0, next_window = NULL WHERE event_id = NEW.id AND windows <> '[]';
END;
--> statement-breakpoint
-- Counts of events rise with the row itself, as `event_deleted` lowers them: one without the other would never come
-- right again.
CREATE TRIGGER event_counted_on_insert AFTER INSERT ON events
BEGIN
  UPDATE planner_counts SET event_count = event_count + 1, guest_total = guest_total + NEW.sorted_guests
    WHERE user_id = NEW.user_id;
  UPDATE totals SET count = count + 1 WHERE what = 'event';
END;
--> statement-breakpoint
-- An event that changes hands is counted with its new planner: the sum stays right whoever hands it over. A restored
-- database knows the former owner alone: the newest row of an event in `erasures` tells who owns it.
CREATE TRIGGER event_handed_over AFTER UPDATE OF user_id ON events
WHEN NEW.user_id IS NOT OLD.user_id
BEGIN
  UPDATE planner_counts SET event_count = event_count - 1, guest_total = guest_total - OLD.sorted_guests
    WHERE user_id = OLD.user_id;
  UPDATE planner_counts SET event_count = event_count + 1, guest_total = guest_total + NEW.sorted_guests
    WHERE user_id = NEW.user_id;
  DELETE FROM erasures WHERE kind = 'event_owner' AND subject >= NEW.id || ' ' AND subject < NEW.id || '!';
  INSERT INTO erasures (kind, subject) VALUES ('event_owner', NEW.id || ' ' || NEW.user_id);
END;
--> statement-breakpoint
-- The kitchen's version is raised by triggers and by verbs of menu, kitchen and events. A trigger knows no instant, so
-- the clock writes down when it has seen the change. Each change begins the wait anew.
CREATE TRIGGER sheet_watches_follow AFTER UPDATE OF kitchen_version, title, service_day, service_time, venue ON events
WHEN NEW.kitchen_version <> OLD.kitchen_version OR NEW.title <> OLD.title OR NEW.service_day IS NOT OLD.service_day
  OR NEW.service_time IS NOT OLD.service_time OR NEW.venue IS NOT OLD.venue
BEGIN
  UPDATE sheet_watches SET changed = 1, changed_at = NULL WHERE event_id = NEW.id;
END;
--> statement-breakpoint
-- The cascade from a deleted account fires it, where no verb could stand. The event is counted no more, it is recorded
-- in `erasures` so that a restored database deletes it again, its image is noted for deletion ('/api/covers/' is 12 letters long), and
-- labels of links, which may be names, leave the log. Mail to its list is kept without its words, since what went out
-- still counts for the planner's quota and for the mailbox.
CREATE TRIGGER event_deleted AFTER DELETE ON events
BEGIN
  UPDATE planner_counts SET event_count = event_count - 1, guest_total = guest_total - OLD.sorted_guests
    WHERE user_id = OLD.user_id;
  UPDATE totals SET count = count - 1 WHERE what = 'event';
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('event', OLD.id);
  INSERT OR IGNORE INTO left_covers (key, due_at)
    SELECT substr(OLD.cover_image_url, 13), 0 WHERE OLD.cover_image_url IS NOT NULL;
  UPDATE audit_logs SET details = json_remove(details, '$.kitchen_link')
  WHERE coalesce(json_extract(details, '$.event_id'), entity_id) = OLD.id
    AND (entity_type NOT IN ('guest_selection', 'decline', 'user') OR user_id IS NOT NULL AND entity_type <> 'user')
    AND json_extract(details, '$.kitchen_link') IS NOT NULL;
  UPDATE list_mails SET state = iif(state = 'waiting', 'dropped', state), note = ''
  WHERE event_id = OLD.id;
END;
