-- Whatever erases for good leaves word of it, in its own transaction: a restored database has it erased again. What the
-- clock erases of a whole event is one row of the event.
CREATE TRIGGER erased_response_leaves_word AFTER UPDATE OF lead_guest_name, deleted_at ON guest_selections
WHEN NEW.lead_guest_name = '' AND (
  NEW.deleted_at IS NOT NULL AND (OLD.deleted_at IS NULL OR OLD.lead_guest_name <> '')
  OR OLD.lead_guest_name <> '' AND NEW.version <> OLD.version)
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject)
  VALUES (CASE WHEN NEW.deleted_at IS NULL THEN 'response_erased' ELSE 'response_removed' END, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER erased_decline_leaves_word AFTER UPDATE OF submission_hash, deleted_at ON declines
WHEN NEW.submission_hash = '' AND (
  NEW.deleted_at IS NOT NULL AND (OLD.deleted_at IS NULL OR OLD.submission_hash <> '')
  OR OLD.submission_hash <> '' AND NEW.version <> OLD.version)
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject)
  VALUES (CASE WHEN NEW.deleted_at IS NULL THEN 'decline_erased' ELSE 'decline_removed' END, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER erased_needs_leave_word AFTER UPDATE OF needs_erased_at ON events
WHEN OLD.needs_erased_at IS NULL AND NEW.needs_erased_at IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('event_needs', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER erased_details_leave_word AFTER UPDATE OF personal_data_erased_at ON events
WHEN OLD.personal_data_erased_at IS NULL AND NEW.personal_data_erased_at IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('event_details', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER ended_kitchen_link_leaves_word AFTER UPDATE OF revoked_at, token_hash ON kitchen_links
WHEN NEW.token_hash <> OLD.token_hash OR OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('kitchen_link', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER deleted_event_leaves_word AFTER DELETE ON events
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('event', OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER deleted_account_leaves_word AFTER DELETE ON user
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('account', OLD.id);
END;
