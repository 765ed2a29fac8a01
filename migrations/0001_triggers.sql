-- The counter on events is the database's own: it follows every insert, change of size, deletion and restoring of a
-- response, and the CHECK on events refuses the whole statement when the sum would pass the limit.
CREATE TRIGGER responses_counted_on_insert AFTER INSERT ON guest_selections
WHEN NEW.deleted_at IS NULL
BEGIN
  UPDATE events SET registered_guests = registered_guests + NEW.guest_count, kitchen_version = kitchen_version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER responses_counted_on_update AFTER UPDATE OF guest_count, deleted_at ON guest_selections
BEGIN
  UPDATE events SET registered_guests = registered_guests
    + (CASE WHEN NEW.deleted_at IS NULL THEN NEW.guest_count ELSE 0 END)
    - (CASE WHEN OLD.deleted_at IS NULL THEN OLD.guest_count ELSE 0 END),
    kitchen_version = kitchen_version + 1
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER responses_counted_on_delete AFTER DELETE ON guest_selections
WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE events SET registered_guests = registered_guests - OLD.guest_count, kitchen_version = kitchen_version + 1 WHERE id = OLD.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER responses_stay_with_their_event BEFORE UPDATE OF event_id ON guest_selections
WHEN NEW.event_id IS NOT OLD.event_id
BEGIN
  SELECT RAISE(ABORT, 'a response never moves to another event');
END;
--> statement-breakpoint
CREATE TRIGGER events_keep_their_first_closing BEFORE UPDATE OF first_closes_at ON events
WHEN NEW.first_closes_at IS NOT OLD.first_closes_at
BEGIN
  SELECT RAISE(ABORT, 'the first closing of an event never changes');
END;
--> statement-breakpoint
-- The limit: the free one, the highest paid and unrefunded one, and never below the guests already registered.
CREATE TRIGGER limit_follows_purchase_insert AFTER INSERT ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.event_id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER limit_follows_purchase_update AFTER UPDATE OF guest_limit, refunded_at ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.event_id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER limit_follows_purchase_delete AFTER DELETE ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = OLD.event_id AND p.refunded_at IS NULL), 0)) WHERE id = OLD.event_id;
END;
--> statement-breakpoint
-- Above what is paid, as a refund leaves it, the limit falls with the guests: a place that comes free is nobody's.
CREATE TRIGGER limit_falls_with_guests AFTER UPDATE OF registered_guests ON events
WHEN NEW.registered_guests < OLD.registered_guests AND NEW.guest_limit > max(30, NEW.registered_guests, coalesce((
  SELECT max(p.guest_limit) FROM event_purchases p WHERE p.event_id = NEW.id AND p.refunded_at IS NULL), 0))
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.id;
END;
--> statement-breakpoint
-- Responses are written many in one statement: a trigger audits each row that really changed, and no other.
CREATE TRIGGER responses_audited_on_insert AFTER INSERT ON guest_selections
BEGIN
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by, 'CREATE_GUEST_SELECTION', 'guest_selection', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id), 'guest_count', NEW.guest_count),
    NEW.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER responses_audited_on_update AFTER UPDATE OF version, deleted_at ON guest_selections
BEGIN
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by,
    CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'DELETE_GUEST_SELECTION'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'RESTORE_GUEST_SELECTION'
      WHEN OLD.lead_guest_name <> '' AND NEW.lead_guest_name = '' THEN 'ERASE_PERSONAL_DATA'
      ELSE 'UPDATE_GUEST_SELECTION'
    END,
    'guest_selection', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id), 'guest_count', NEW.guest_count),
    NEW.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER session_signs_in AFTER INSERT ON session
BEGIN
  UPDATE user SET last_sign_in_at = NEW.created_at WHERE id = NEW.user_id;
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.user_id, 'SIGN_IN', 'user', NEW.user_id,
    json_object('email', (SELECT email FROM user WHERE id = NEW.user_id), 'sign_in_method', NEW.sign_in_method),
    NEW.created_at);
END;
--> statement-breakpoint
-- The guest's edit link is mailed after the first answer, after a change of address, and when the planner wrote on
-- the guest's behalf: queued by the change itself, so that neither stands without the other.
CREATE TRIGGER responses_queue_mail_on_insert AFTER INSERT ON guest_selections
WHEN NEW.lead_guest_email IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  INSERT INTO outbox (id, kind, subject_id, dedupe_key, due_at, created_at)
  VALUES (lower(hex(randomblob(16))), 'edit_link', NEW.id, 'edit_link:' || NEW.id || ':' || NEW.version, NEW.created_at, NEW.created_at)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- One letter of a response waits. What it says is made when it is sent, so it stays as it is while its address does;
-- a new address is a new letter.
CREATE TRIGGER responses_queue_mail_on_update AFTER UPDATE OF version ON guest_selections
WHEN NEW.lead_guest_email IS NOT NULL AND NEW.deleted_at IS NULL AND OLD.deleted_at IS NULL
  AND (NEW.lead_guest_email IS NOT OLD.lead_guest_email OR NEW.written_by IS NOT NULL)
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND kind = 'edit_link' AND sent_at IS NULL AND failed_at IS NULL
    AND NEW.lead_guest_email IS NOT OLD.lead_guest_email;
  INSERT INTO outbox (id, kind, subject_id, dedupe_key, due_at, created_at)
  VALUES (lower(hex(randomblob(16))), 'edit_link', NEW.id, 'edit_link:' || NEW.id || ':' || NEW.version, NEW.updated_at, NEW.updated_at)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Whoever takes the address out of a response takes it out of the queue as well.
CREATE TRIGGER responses_take_mail_back AFTER UPDATE OF lead_guest_email ON guest_selections
WHEN NEW.lead_guest_email IS NULL AND OLD.lead_guest_email IS NOT NULL
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND kind = 'edit_link' AND sent_at IS NULL AND failed_at IS NULL;
END;
--> statement-breakpoint
-- A letter that would have to wait for its mailbox is not due before, and so is not looked at: of the letters of one
-- queue three are due each hour. A minute more lets a letter of another event to the same mailbox go first. A guest's
-- mailbox is the address without what follows a plus, for each event by itself. What would wait longer than a day is
-- given up, which its planner sees.
CREATE TRIGGER letters_take_their_turn AFTER INSERT ON outbox
WHEN NEW.kind NOT IN ('confirm', 'reset')
BEGIN
  UPDATE outbox SET queue = (CASE NEW.kind
    WHEN 'edit_link' THEN (SELECT event_id || ' ' || lower(CASE
        WHEN instr(lead_guest_email, '+') BETWEEN 2 AND instr(lead_guest_email, '@') - 1
        THEN substr(lead_guest_email, 1, instr(lead_guest_email, '+') - 1) || substr(lead_guest_email, instr(lead_guest_email, '@'))
        ELSE lead_guest_email END)
      FROM guest_selections WHERE id = NEW.subject_id)
    WHEN 'erasure_notice' THEN (SELECT user_id FROM events WHERE id = NEW.subject_id)
    ELSE (SELECT user_id FROM payment_orders WHERE session_id = NEW.subject_id) END)
  WHERE id = NEW.id;
  UPDATE outbox SET due_at = max(due_at, coalesce((SELECT other.due_at + 3660000 FROM outbox other
    WHERE other.queue = outbox.queue AND other.id <> outbox.id AND other.sent_at IS NULL AND other.failed_at IS NULL
    ORDER BY other.due_at DESC LIMIT 1 OFFSET 2), 0))
  WHERE id = NEW.id AND queue IS NOT NULL;
  UPDATE outbox SET failed_at = NEW.created_at, last_error = 'E_QUEUE_FULL', queue = NULL
  WHERE id = NEW.id AND kind = 'edit_link' AND due_at > NEW.created_at + 86400000;
END;
--> statement-breakpoint
-- A deadline that moved starts the time to erasing anew, and so do names a planner writes after it.
CREATE TRIGGER erasing_follows_deadline AFTER UPDATE OF closes_at ON events
WHEN NEW.closes_at IS NOT OLD.closes_at
BEGIN
  UPDATE events SET erasure_told_at = NULL, personal_data_erased_at = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER erasing_follows_planner_insert AFTER INSERT ON guest_selections
WHEN NEW.written_by IS NOT NULL
BEGIN
  UPDATE events SET erasure_told_at = NULL, personal_data_erased_at = NULL
  WHERE id = NEW.event_id AND personal_data_erased_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER erasing_follows_planner_update AFTER UPDATE OF version ON guest_selections
WHEN NEW.written_by IS NOT NULL AND NEW.lead_guest_name <> ''
BEGIN
  UPDATE events SET erasure_told_at = NULL, personal_data_erased_at = NULL
  WHERE id = NEW.event_id AND personal_data_erased_at IS NOT NULL;
END;
--> statement-breakpoint
-- Whatever makes an event show a cover no longer, its image is noted to be deleted: '/api/covers/' is 12 letters long.
CREATE TRIGGER cover_left_by_update AFTER UPDATE OF cover_image_url ON events
WHEN OLD.cover_image_url IS NOT NULL AND OLD.cover_image_url IS NOT NEW.cover_image_url
BEGIN
  INSERT OR IGNORE INTO left_covers (key, due_at) VALUES (substr(OLD.cover_image_url, 13), 0);
END;
--> statement-breakpoint
CREATE TRIGGER cover_left_by_delete AFTER DELETE ON events
WHEN OLD.cover_image_url IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO left_covers (key, due_at) VALUES (substr(OLD.cover_image_url, 13), 0);
END;
--> statement-breakpoint
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
  UPDATE planner_counts SET event_count = event_count + 1, guest_total = guest_total + NEW.sorted_guests
    WHERE user_id = NEW.user_id;
  UPDATE totals SET count = count + 1 WHERE what = 'event';
  INSERT OR IGNORE INTO search_words (kind, word, id)
    SELECT kind, word, id FROM words_to_find WHERE kind = 'event' AND id = NEW.id;
END;
--> statement-breakpoint
-- sorted_guests is written by cron, never by a submission.
CREATE TRIGGER event_guests_counted AFTER UPDATE OF sorted_guests ON events
WHEN NEW.sorted_guests IS NOT OLD.sorted_guests AND NEW.user_id IS OLD.user_id
BEGIN
  UPDATE planner_counts SET guest_total = guest_total + NEW.sorted_guests - OLD.sorted_guests
    WHERE user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_counted_on_handing_over AFTER UPDATE OF user_id ON events
WHEN NEW.user_id IS NOT OLD.user_id
BEGIN
  UPDATE planner_counts SET event_count = event_count - 1, guest_total = guest_total - OLD.sorted_guests
    WHERE user_id = OLD.user_id;
  UPDATE planner_counts SET event_count = event_count + 1, guest_total = guest_total + NEW.sorted_guests
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
  UPDATE planner_counts SET event_count = event_count - 1, guest_total = guest_total - OLD.sorted_guests
    WHERE user_id = OLD.user_id;
  UPDATE totals SET count = count - 1 WHERE what = 'event';
  DELETE FROM search_words WHERE kind = 'event' AND id = OLD.id;
END;
--> statement-breakpoint
INSERT INTO totals (what, count) VALUES ('planner', 0), ('event', 0);
