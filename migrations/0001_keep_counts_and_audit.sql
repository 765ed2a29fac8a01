-- The counter on events is the database's own: it follows every insert, change of size, deletion and restoring of a
-- response, and the CHECK on events refuses the whole statement when the sum would pass the limit.
CREATE TRIGGER responses_counted_on_insert AFTER INSERT ON guest_selections
WHEN NEW.deleted_at IS NULL
BEGIN
  UPDATE events SET registered_guests = registered_guests + NEW.guest_count WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER responses_counted_on_update AFTER UPDATE OF guest_count, deleted_at ON guest_selections
BEGIN
  UPDATE events SET registered_guests = registered_guests
    + CASE WHEN NEW.deleted_at IS NULL THEN NEW.guest_count ELSE 0 END
    - CASE WHEN OLD.deleted_at IS NULL THEN OLD.guest_count ELSE 0 END
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER responses_counted_on_delete AFTER DELETE ON guest_selections
WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE events SET registered_guests = registered_guests - OLD.guest_count WHERE id = OLD.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER responses_stay_with_their_event BEFORE UPDATE OF event_id ON guest_selections
WHEN NEW.event_id IS NOT OLD.event_id
BEGIN
  SELECT RAISE(ABORT, 'a response never moves to another event');
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
CREATE TRIGGER responses_queue_mail_on_update AFTER UPDATE OF version ON guest_selections
WHEN NEW.lead_guest_email IS NOT NULL AND NEW.deleted_at IS NULL AND OLD.deleted_at IS NULL
  AND (NEW.lead_guest_email IS NOT OLD.lead_guest_email OR NEW.written_by IS NOT NULL)
BEGIN
  INSERT INTO outbox (id, kind, subject_id, dedupe_key, due_at, created_at)
  VALUES (lower(hex(randomblob(16))), 'edit_link', NEW.id, 'edit_link:' || NEW.id || ':' || NEW.version, NEW.updated_at, NEW.updated_at)
  ON CONFLICT DO NOTHING;
END;
