-- The counters on events follow every decline, as the one of guests follows responses.
CREATE TRIGGER declines_counted_on_insert AFTER INSERT ON declines
WHEN NEW.deleted_at IS NULL
BEGIN
  UPDATE events SET decline_count = decline_count + 1, declined_guests = declined_guests + json_array_length(NEW.names)
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER declines_counted_on_update AFTER UPDATE OF deleted_at ON declines
WHEN (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL)
BEGIN
  UPDATE events SET decline_count = decline_count + (CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END),
    declined_guests = declined_guests + json_array_length(NEW.names) * (CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END)
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER declines_counted_on_delete AFTER DELETE ON declines
WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE events SET decline_count = decline_count - 1, declined_guests = declined_guests - json_array_length(OLD.names)
  WHERE id = OLD.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER declines_stay_as_they_are BEFORE UPDATE OF event_id, names ON declines
WHEN NEW.event_id IS NOT OLD.event_id OR json_array_length(NEW.names) <> json_array_length(OLD.names)
BEGIN
  SELECT RAISE(ABORT, 'a decline keeps its event and its number of people');
END;
--> statement-breakpoint
CREATE TRIGGER declines_audited_on_insert AFTER INSERT ON declines
BEGIN
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by, 'CREATE_DECLINE', 'decline', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id),
      'guest_count', json_array_length(NEW.names)),
    NEW.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER declines_audited_on_update AFTER UPDATE OF version ON declines
BEGIN
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by,
    CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'DELETE_DECLINE'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'RESTORE_DECLINE'
      ELSE 'ERASE_PERSONAL_DATA'
    END,
    'decline', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id),
      'guest_count', json_array_length(NEW.names)),
    NEW.updated_at);
END;
--> statement-breakpoint
-- The mail with the link to change one's mind.
CREATE TRIGGER declines_queue_mail_on_insert AFTER INSERT ON declines
WHEN NEW.email IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  INSERT INTO outbox (id, kind, subject_id, dedupe_key, due_at, created_at)
  VALUES (lower(hex(randomblob(16))), 'decline_link', NEW.id, 'decline_link:' || NEW.id || ':' || NEW.version, NEW.created_at, NEW.created_at)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER declines_take_mail_back AFTER UPDATE OF email ON declines
WHEN NEW.email IS NULL AND OLD.email IS NOT NULL
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND kind = 'decline_link' AND sent_at IS NULL AND failed_at IS NULL;
END;
--> statement-breakpoint
-- Names that a planner writes after the erasure start the time to erasing anew.
CREATE TRIGGER erasing_follows_planner_decline AFTER INSERT ON declines
WHEN NEW.written_by IS NOT NULL
BEGIN
  UPDATE events SET erasure_told_at = NULL, personal_data_erased_at = NULL
  WHERE id = NEW.event_id AND personal_data_erased_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER erasing_follows_planner_decline_update AFTER UPDATE OF version ON declines
WHEN NEW.written_by IS NOT NULL AND NEW.submission_hash <> ''
BEGIN
  UPDATE events SET erasure_told_at = NULL, personal_data_erased_at = NULL
  WHERE id = NEW.event_id AND personal_data_erased_at IS NOT NULL;
END;
--> statement-breakpoint
-- Letters of declines share the queue of their mailbox with the edit links of the event.
DROP TRIGGER letters_take_their_turn;
--> statement-breakpoint
CREATE TRIGGER letters_take_their_turn AFTER INSERT ON outbox
WHEN NEW.kind NOT IN ('confirm', 'reset')
BEGIN
  UPDATE outbox SET queue = (CASE
    WHEN NEW.kind IN ('edit_link', 'decline_link') THEN (SELECT event_id || ' ' || lower(CASE
        WHEN instr(address, '+') BETWEEN 2 AND instr(address, '@') - 1
        THEN substr(address, 1, instr(address, '+') - 1) || substr(address, instr(address, '@'))
        ELSE address END)
      FROM (SELECT event_id, lead_guest_email AS address FROM guest_selections WHERE id = NEW.subject_id AND NEW.kind = 'edit_link'
        UNION ALL SELECT event_id, email FROM declines WHERE id = NEW.subject_id AND NEW.kind = 'decline_link'))
    WHEN NEW.kind = 'erasure_notice' THEN (SELECT user_id FROM events WHERE id = NEW.subject_id)
    ELSE (SELECT user_id FROM payment_orders WHERE session_id = NEW.subject_id) END)
  WHERE id = NEW.id;
  UPDATE outbox SET due_at = max(due_at, coalesce((SELECT other.due_at + 3660000 FROM outbox other
    WHERE other.queue = outbox.queue AND other.id <> outbox.id AND other.sent_at IS NULL AND other.failed_at IS NULL
    ORDER BY other.due_at DESC LIMIT 1 OFFSET 2), 0))
  WHERE id = NEW.id AND queue IS NOT NULL;
  UPDATE outbox SET failed_at = NEW.created_at, last_error = 'E_QUEUE_FULL', queue = NULL
  WHERE id = NEW.id AND kind IN ('edit_link', 'decline_link') AND due_at > NEW.created_at + 86400000;
END;
