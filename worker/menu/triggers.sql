-- A removed dish keeps its row, so that answers keep its name. No guest meets it again: its translations go with it.
CREATE TRIGGER menu_words_follow_their_dish AFTER UPDATE OF deleted_at ON menu_items
WHEN NEW.deleted_at IS NOT NULL
BEGIN
  DELETE FROM menu_words WHERE entity_id = NEW.id
    AND event_id = (SELECT event_id FROM menu_categories WHERE id = NEW.category_id);
END;
--> statement-breakpoint
-- The same for a course, which takes its dishes with it.
CREATE TRIGGER menu_words_follow_their_course AFTER UPDATE OF deleted_at ON menu_categories
WHEN NEW.deleted_at IS NOT NULL
BEGIN
  DELETE FROM menu_words WHERE event_id = NEW.event_id
    AND (entity_id = NEW.id OR entity_id IN (SELECT id FROM menu_items WHERE category_id = NEW.id));
END;
