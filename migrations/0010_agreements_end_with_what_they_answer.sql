-- The counters follow as before. A special number that a response carries is never given again: the next one is above it.
DROP TRIGGER responses_counted_on_insert;
--> statement-breakpoint
CREATE TRIGGER responses_counted_on_insert AFTER INSERT ON guest_selections
WHEN NEW.deleted_at IS NULL
BEGIN
  UPDATE events SET registered_guests = registered_guests + NEW.guest_count, kitchen_version = kitchen_version + 1,
    next_special = max(next_special, 1 + coalesce((SELECT max(value ->> 'special') FROM json_each(NEW.selections)), 0))
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
DROP TRIGGER responses_counted_on_update;
--> statement-breakpoint
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
-- What was agreed instead of a dish ends with the choice, the needs, the words and the wish it was agreed for.
CREATE TRIGGER alternatives_end_with_what_they_answer AFTER UPDATE OF selections ON guest_selections
WHEN EXISTS (SELECT 1 FROM alternatives WHERE response_id = OLD.id)
BEGIN
  DELETE FROM alternatives WHERE response_id = OLD.id AND (NEW.lead_guest_name = '' OR NOT EXISTS (
    SELECT 1 FROM json_each(NEW.selections) person
    JOIN json_each(OLD.selections) before ON before.value ->> 'id' = person.value ->> 'id'
    WHERE person.value ->> 'id' = alternatives.person_id
      AND json_extract(person.value, '$.selections."' || alternatives.category_id || '"') = alternatives.item_id
      AND person.value -> 'needs' IS before.value -> 'needs'
      AND person.value ->> 'allergies' IS before.value ->> 'allergies'
      AND json_extract(person.value, '$.wishes."' || alternatives.item_id || '"')
        IS json_extract(before.value, '$.wishes."' || alternatives.item_id || '"')));
END;
--> statement-breakpoint
CREATE TRIGGER alternatives_end_with_the_contents AFTER UPDATE OF contents_version ON menu_items
WHEN NEW.contents_version IS NOT OLD.contents_version
BEGIN
  DELETE FROM alternatives WHERE item_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER alternatives_reach_the_kitchen_on_insert AFTER INSERT ON alternatives
BEGIN
  UPDATE events SET kitchen_version = kitchen_version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER alternatives_reach_the_kitchen_on_update AFTER UPDATE ON alternatives
BEGIN
  UPDATE events SET kitchen_version = kitchen_version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER alternatives_reach_the_kitchen_on_delete AFTER DELETE ON alternatives
BEGIN
  UPDATE events SET kitchen_version = kitchen_version + 1 WHERE id = OLD.event_id;
END;
