-- One statement stores a whole batch of submissions, and leaves out those that are there already: guests and numbers are
-- counted, and audited, by the rows that are really new. A special number that a response carries is never given again:
-- the next one is above it.
CREATE TRIGGER responses_stored AFTER INSERT ON guest_selections
BEGIN
  UPDATE events SET registered_guests = registered_guests + NEW.guest_count, kitchen_version = kitchen_version + 1,
    next_special = max(next_special, 1 + coalesce((SELECT max(value ->> 'special') FROM json_each(NEW.selections)), 0))
  WHERE id = NEW.event_id AND NEW.deleted_at IS NULL;
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by, 'CREATE_GUEST_SELECTION', 'guest_selection', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id), 'guest_count', NEW.guest_count),
    NEW.created_at);
END;
--> statement-breakpoint
-- Desk, guest, menu and clock change sizes, deletions and people in UPDATEs of their own. The count needs OLD and NEW of
-- each row.
CREATE TRIGGER responses_counted_on_update AFTER UPDATE OF guest_count, deleted_at, selections ON guest_selections
BEGIN
  UPDATE events SET registered_guests = registered_guests
    + (CASE WHEN NEW.deleted_at IS NULL THEN NEW.guest_count ELSE 0 END)
    - (CASE WHEN OLD.deleted_at IS NULL THEN OLD.guest_count ELSE 0 END),
    kitchen_version = kitchen_version + 1,
    next_special = max(next_special, 1 + coalesce((SELECT max(value ->> 'special') FROM json_each(NEW.selections)), 0))
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Rows of responses are deleted by the cascade of their event, when the event is gone already, or by hand. After a delete by
-- hand this corrects the counts and empties the lines of sheets.
CREATE TRIGGER response_row_deleted AFTER DELETE ON guest_selections
WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id)
BEGIN
  UPDATE events SET registered_guests = registered_guests - OLD.guest_count, kitchen_version = kitchen_version + 1
  WHERE id = OLD.event_id AND OLD.deleted_at IS NULL;
  UPDATE sheet_lines SET line = NULL, erased_at = unixepoch() * 1000 WHERE response_id = OLD.id AND line IS NOT NULL;
END;
--> statement-breakpoint
-- No writer may move a response: counts, sheets and places of both events would be wrong.
CREATE TRIGGER responses_stay_with_their_event BEFORE UPDATE OF event_id ON guest_selections
WHEN NEW.event_id IS NOT OLD.event_id
BEGIN
  SELECT RAISE(ABORT, 'a response never moves to another event');
END;
--> statement-breakpoint
-- Desk, guest, menu and clock update responses, some of them many rows at once. The action depends on OLD and NEW of
-- each row that really changed.
CREATE TRIGGER responses_audited_on_update AFTER UPDATE OF version, deleted_at ON guest_selections
BEGIN
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by,
    (CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'DELETE_GUEST_SELECTION'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'RESTORE_GUEST_SELECTION'
      WHEN OLD.lead_guest_name <> '' AND NEW.lead_guest_name = '' THEN 'ERASE_PERSONAL_DATA'
      ELSE 'UPDATE_GUEST_SELECTION'
    END),
    'guest_selection', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id), 'guest_count', NEW.guest_count),
    NEW.updated_at);
END;
--> statement-breakpoint
-- The edit link is mailed again when the address changes or a planner edits: OLD and NEW tell. A response has at most one
-- queued mail. Sending renders it, so only a new address replaces it.
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
-- Edits, removals, erasures, declines and cron take an address off a response. Each time its queued mail is deleted.
CREATE TRIGGER responses_take_mail_back AFTER UPDATE OF lead_guest_email ON guest_selections
WHEN NEW.lead_guest_email IS NULL AND OLD.lead_guest_email IS NOT NULL
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND sent_at IS NULL AND failed_at IS NULL;
END;
--> statement-breakpoint
-- A decline that is there already is left out by its INSERT: declined guests are counted, and audited, by the rows that are
-- really new.
CREATE TRIGGER declines_stored AFTER INSERT ON declines
BEGIN
  UPDATE events SET declined_guests = declined_guests + json_array_length(NEW.names)
  WHERE id = NEW.event_id AND NEW.deleted_at IS NULL;
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by, 'CREATE_DECLINE', 'decline', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id),
      'guest_count', json_array_length(NEW.names)),
    NEW.created_at);
END;
--> statement-breakpoint
-- Declines are deleted and restored by the desk, by a guest who answers after all, and by erasures. The count needs OLD
-- and NEW.
CREATE TRIGGER declines_counted_on_update AFTER UPDATE OF deleted_at ON declines
WHEN (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL)
BEGIN
  UPDATE events SET declined_guests = declined_guests + json_array_length(NEW.names) * (CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END)
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Rows of declines are only deleted by the cascade of their event and by hand. By hand the count follows.
CREATE TRIGGER declines_counted_on_delete AFTER DELETE ON declines
WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE events SET declined_guests = declined_guests - json_array_length(OLD.names)
  WHERE id = OLD.event_id;
END;
--> statement-breakpoint
-- No writer may change these: counts assume that a decline keeps its event and its number of people, through erasing
-- too.
CREATE TRIGGER declines_stay_as_they_are BEFORE UPDATE OF event_id, names ON declines
WHEN NEW.event_id IS NOT OLD.event_id OR json_array_length(NEW.names) <> json_array_length(OLD.names)
BEGIN
  SELECT RAISE(ABORT, 'a decline keeps its event and its number of people');
END;
--> statement-breakpoint
-- Desk, guest and clock update declines, some of them many rows at once. The action depends on OLD and NEW of each row
-- that really changed.
CREATE TRIGGER declines_audited_on_update AFTER UPDATE OF version ON declines
BEGIN
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by,
    (CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'DELETE_DECLINE'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'RESTORE_DECLINE'
      ELSE 'ERASE_PERSONAL_DATA'
    END),
    'decline', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id),
      'guest_count', json_array_length(NEW.names)),
    NEW.updated_at);
END;
--> statement-breakpoint
-- Removals and erasures by desk, guest and cron take an address off a decline. Each time its queued mail is deleted.
CREATE TRIGGER declines_take_mail_back AFTER UPDATE OF email ON declines
WHEN NEW.email IS NULL AND OLD.email IS NOT NULL
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND kind = 'decline_link' AND sent_at IS NULL AND failed_at IS NULL;
END;
--> statement-breakpoint
-- Fires on every change of a party, and compares its people before and after. An agreement ends when the choice, needs or
-- wish that it answers changes. `ended_agreements` keeps it with the reason until its person is removed.
CREATE TRIGGER agreements_follow_their_people AFTER UPDATE OF selections ON guest_selections
WHEN EXISTS (SELECT 1 FROM agreements WHERE response_id = OLD.id)
  OR EXISTS (SELECT 1 FROM ended_agreements WHERE response_id = OLD.id)
BEGIN
  INSERT INTO ended_agreements (response_id, person_id, category_id, event_id, words, agreed_by, "by", reason, at,
    link_id, link_label)
  SELECT agreed.response_id, agreed.person_id, agreed.category_id, agreed.event_id, agreed.words, agreed.agreed_by, agreed."by",
    (CASE WHEN coalesce(json_extract(person.value, '$.selections."' || agreed.category_id || '"'), '') <> agreed.item_id THEN 'choice'
      WHEN person.value -> 'needs' IS NOT before.value -> 'needs'
        OR person.value ->> 'allergies' IS NOT before.value ->> 'allergies' THEN 'needs'
      ELSE 'wish' END), unixepoch() * 1000, agreed.link_id, agreed.link_label
  FROM agreements agreed
  JOIN json_each(NEW.selections) person ON person.value ->> 'id' = agreed.person_id
  JOIN json_each(OLD.selections) before ON before.value ->> 'id' = agreed.person_id
  WHERE agreed.response_id = OLD.id AND NEW.lead_guest_name <> ''
    AND coalesce(json_extract(person.value, '$.selections."' || agreed.category_id || '"'), '') NOT IN ('', 'none')
    AND (json_extract(person.value, '$.selections."' || agreed.category_id || '"') IS NOT agreed.item_id
      OR person.value -> 'needs' IS NOT before.value -> 'needs'
      OR person.value ->> 'allergies' IS NOT before.value ->> 'allergies'
      OR json_extract(person.value, '$.wishes."' || agreed.item_id || '"')
        IS NOT json_extract(before.value, '$.wishes."' || agreed.item_id || '"'))
  ON CONFLICT (response_id, person_id, category_id) DO UPDATE SET words = excluded.words,
    agreed_by = excluded.agreed_by, "by" = excluded."by", reason = excluded.reason, at = excluded.at,
    link_id = excluded.link_id, link_label = excluded.link_label, taken_back_id = NULL, taken_back_label = NULL,
    replaced = NULL;
  DELETE FROM agreements WHERE response_id = OLD.id AND (NEW.lead_guest_name = '' OR NOT EXISTS (
    SELECT 1 FROM json_each(NEW.selections) person
    JOIN json_each(OLD.selections) before ON before.value ->> 'id' = person.value ->> 'id'
    WHERE person.value ->> 'id' = agreements.person_id
      AND coalesce(json_extract(person.value, '$.selections."' || agreements.category_id || '"'), '') = agreements.item_id
      AND person.value -> 'needs' IS before.value -> 'needs'
      AND person.value ->> 'allergies' IS before.value ->> 'allergies'
      AND json_extract(person.value, '$.wishes."' || agreements.item_id || '"')
        IS json_extract(before.value, '$.wishes."' || agreements.item_id || '"')));
  DELETE FROM ended_agreements WHERE response_id = OLD.id AND (NEW.lead_guest_name = '' OR NOT EXISTS (
    SELECT 1 FROM json_each(NEW.selections) person WHERE person.value ->> 'id' = ended_agreements.person_id
      AND coalesce(json_extract(person.value, '$.selections."' || ended_agreements.category_id || '"'), '') NOT IN ('', 'none')));
END;
--> statement-breakpoint
-- Desk, guest and cron erase responses, and so does the repeated erasing of a restored database. Each erasure empties the
-- response's lines on all sheets, and records itself in `erasures` in the same transaction, so that it can be repeated on a
-- restored database. Cron erases a whole event without a new version, and records one row for the event.
CREATE TRIGGER response_erased AFTER UPDATE OF lead_guest_name, deleted_at ON guest_selections
WHEN NEW.lead_guest_name = ''
BEGIN
  UPDATE sheet_lines SET line = NULL, erased_at = NEW.updated_at
  WHERE response_id = NEW.id AND line IS NOT NULL AND OLD.lead_guest_name <> '';
  INSERT OR IGNORE INTO erasures (kind, subject)
  SELECT (CASE WHEN NEW.deleted_at IS NULL THEN 'response_erased' ELSE 'response_removed' END), NEW.id
  WHERE NEW.deleted_at IS NOT NULL AND (OLD.deleted_at IS NULL OR OLD.lead_guest_name <> '')
    OR OLD.lead_guest_name <> '' AND NEW.version <> OLD.version;
END;
--> statement-breakpoint
-- Fires whenever a party is changed, deleted or restored, and compares its people before and after. The place of whoever
-- left a party goes with them; a party that is deleted frees its places. On restore a party gets its seat back if that is
-- free, and the table either has room or nobody was seated there since.
CREATE TRIGGER placements_follow_their_party AFTER UPDATE OF selections, lead_guest_name, deleted_at ON guest_selections
WHEN EXISTS (SELECT 1 FROM placements WHERE response_id = OLD.id)
BEGIN
  -- People without an id are named by their position, until the party is stored with ids.
  UPDATE placements SET person_id = (SELECT json_extract(NEW.selections, '$[' || person.key || '].id')
      FROM json_each(OLD.selections) person WHERE CAST(person.key AS text) = placements.person_id)
  WHERE response_id = NEW.id AND EXISTS (SELECT 1 FROM json_each(OLD.selections) person
    WHERE CAST(person.key AS text) = placements.person_id AND person.value ->> 'id' IS NULL
      AND json_extract(NEW.selections, '$[' || person.key || '].id') IS NOT NULL);
  DELETE FROM placements WHERE response_id = NEW.id AND (NEW.deleted_at IS NOT NULL AND NEW.lead_guest_name = ''
    OR person_id NOT IN (SELECT coalesce(value ->> 'id', CAST(key AS text)) FROM json_each(NEW.selections)));
  UPDATE placements SET freed_at = NEW.deleted_at
  WHERE response_id = NEW.id AND freed_at IS NULL AND NEW.deleted_at IS NOT NULL;
  UPDATE placements SET freed_at = NULL
  WHERE response_id = NEW.id AND OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM placements other WHERE other.table_id = placements.table_id
      AND other.seat = placements.seat AND other.freed_at IS NULL)
    AND ((SELECT count(*) FROM placements other WHERE other.table_id = placements.table_id AND other.freed_at IS NULL)
        + (SELECT count(*) FROM placements own WHERE own.response_id = NEW.id AND own.table_id = placements.table_id
          AND own.person_id <= placements.person_id
          AND NOT EXISTS (SELECT 1 FROM placements other WHERE other.table_id = own.table_id
            AND other.seat = own.seat AND other.freed_at IS NULL))
      <= (SELECT seats FROM tables WHERE id = placements.table_id)
      OR NOT EXISTS (SELECT 1 FROM placements other WHERE other.table_id = placements.table_id
        AND other.freed_at IS NULL AND other.placed_at > placements.freed_at));
  DELETE FROM placements WHERE response_id = NEW.id AND NEW.deleted_at IS NULL AND freed_at IS NOT NULL;
  UPDATE events SET seating_version = seating_version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Records an erased decline, as `response_erased` does for responses; OLD tells whether it is erased just now.
CREATE TRIGGER decline_erased AFTER UPDATE OF submission_hash, deleted_at ON declines
WHEN NEW.submission_hash = '' AND (
  NEW.deleted_at IS NOT NULL AND (OLD.deleted_at IS NULL OR OLD.submission_hash <> '')
  OR OLD.submission_hash <> '' AND NEW.version <> OLD.version)
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject)
  VALUES ((CASE WHEN NEW.deleted_at IS NULL THEN 'decline_erased' ELSE 'decline_removed' END), NEW.id);
END;
