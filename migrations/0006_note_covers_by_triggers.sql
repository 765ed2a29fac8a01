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
