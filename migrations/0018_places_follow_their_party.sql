-- The place of whoever left a party goes with them; a party that is deleted frees its places, and what is still free when
-- it is restored is theirs again: the seat, and room at the table, or nobody came to the table since.
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
