-- A link ends by being revoked or renewed, and once more in a restored database. Its end is recorded in `erasures` by the
-- same transaction, so that a restored database never opens the link again.
CREATE TRIGGER kitchen_link_ended AFTER UPDATE OF revoked_at, token_hash ON kitchen_links
WHEN NEW.token_hash <> OLD.token_hash OR OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('kitchen_link', NEW.id);
END;
