-- What was agreed instead of a dish ends as before, and leaves word of what it was and why it ended.
DROP TRIGGER alternatives_end_with_what_they_answer;
--> statement-breakpoint
CREATE TRIGGER alternatives_end_with_what_they_answer AFTER UPDATE OF selections ON guest_selections
WHEN EXISTS (SELECT 1 FROM alternatives WHERE response_id = OLD.id)
BEGIN
  INSERT INTO ended_agreements (response_id, person_id, category_id, event_id, words, agreed_by, "by", because, at)
  SELECT agreed.response_id, agreed.person_id, agreed.category_id, agreed.event_id, agreed.words, agreed.agreed_by, agreed."by",
    (CASE WHEN json_extract(person.value, '$.selections."' || agreed.category_id || '"') IS NOT agreed.item_id THEN 'choice'
      WHEN person.value -> 'needs' IS NOT before.value -> 'needs'
        OR person.value ->> 'allergies' IS NOT before.value ->> 'allergies' THEN 'needs'
      ELSE 'wish' END), unixepoch() * 1000
  FROM alternatives agreed
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
    agreed_by = excluded.agreed_by, "by" = excluded."by", because = excluded.because, at = excluded.at;
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
DROP TRIGGER alternatives_end_with_the_contents;
--> statement-breakpoint
CREATE TRIGGER alternatives_end_with_the_contents AFTER UPDATE OF contents_version ON menu_items
WHEN NEW.contents_version IS NOT OLD.contents_version
BEGIN
  INSERT INTO ended_agreements (response_id, person_id, category_id, event_id, words, agreed_by, "by", because, at)
  SELECT response_id, person_id, category_id, event_id, words, agreed_by, "by", 'contents', unixepoch() * 1000
  FROM alternatives WHERE item_id = NEW.id
  ON CONFLICT (response_id, person_id, category_id) DO UPDATE SET words = excluded.words,
    agreed_by = excluded.agreed_by, "by" = excluded."by", because = excluded.because, at = excluded.at;
  DELETE FROM alternatives WHERE item_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER ended_agreements_end_with_a_new_one AFTER INSERT ON alternatives
BEGIN
  DELETE FROM ended_agreements
  WHERE response_id = NEW.response_id AND person_id = NEW.person_id AND category_id = NEW.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER ended_agreements_go_with_their_person AFTER UPDATE OF selections ON guest_selections
WHEN EXISTS (SELECT 1 FROM ended_agreements WHERE response_id = OLD.id)
BEGIN
  DELETE FROM ended_agreements WHERE response_id = OLD.id AND (NEW.lead_guest_name = '' OR NOT EXISTS (
    SELECT 1 FROM json_each(NEW.selections) person WHERE person.value ->> 'id' = ended_agreements.person_id
      AND coalesce(json_extract(person.value, '$.selections."' || ended_agreements.category_id || '"'), '') NOT IN ('', 'none')));
END;
