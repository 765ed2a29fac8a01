-- The parts that a word is found by: the whole word, and what is left of it from each later character on. Of an address,
-- which is the one word with an @ inside, only those that begin before the @: the rest is found by the words after it.
-- The array of json_each has an element for each part.
CREATE VIEW parts_to_find (kind, id, part, word) AS
SELECT search_words.kind, search_words.id, substr(search_words.word, place.key + 1), search_words.word
FROM search_words, json_each('[0' || replace(hex(zeroblob(max(instr(search_words.word, '@') - 1, (instr(search_words.word, '@') < 2) * length(search_words.word), 1) - 1)), '00', ',0') || ']') place;
--> statement-breakpoint
-- Each word is in the dictionary once, however many planners and events have it.
CREATE TRIGGER word_parts_on_insert AFTER INSERT ON search_words
WHEN NOT EXISTS (SELECT 1 FROM word_parts WHERE kind = NEW.kind AND part = NEW.word AND word = NEW.word)
BEGIN
  INSERT OR IGNORE INTO word_parts (kind, part, word)
    SELECT kind, part, word FROM parts_to_find WHERE kind = NEW.kind AND word = NEW.word AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER word_parts_on_delete AFTER DELETE ON search_words
WHEN NOT EXISTS (SELECT 1 FROM search_words WHERE kind = OLD.kind AND word = OLD.word)
BEGIN
  DELETE FROM word_parts WHERE kind = OLD.kind AND word = OLD.word AND part IN (SELECT substr(OLD.word, place.key + 1)
    FROM json_each('[0' || replace(hex(zeroblob(max(instr(OLD.word, '@') - 1, (instr(OLD.word, '@') < 2) * length(OLD.word), 1) - 1)), '00', ',0') || ']') place);
END;
--> statement-breakpoint
INSERT OR IGNORE INTO word_parts (kind, part, word) SELECT kind, part, word FROM parts_to_find;
--> statement-breakpoint
-- The log of one event, without what guests do: a submission writes no other row for it.
CREATE INDEX audit_of_event_by_time ON audit_logs (coalesce(json_extract(details, '$.event_id'), entity_id), created_at)
WHERE entity_type NOT IN ('guest_selection', 'decline', 'user');
