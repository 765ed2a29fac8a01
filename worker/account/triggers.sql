-- Sign-ins are audited with the session that they open.
CREATE TRIGGER session_signs_in AFTER INSERT ON session
BEGIN
  UPDATE user SET last_sign_in_at = NEW.created_at WHERE id = NEW.user_id;
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.user_id, 'SIGN_IN', 'user', NEW.user_id,
    json_object('email', (SELECT email FROM user WHERE id = NEW.user_id), 'sign_in_method', NEW.sign_in_method),
    NEW.created_at);
END;
--> statement-breakpoint
-- The row of counts belongs to its account from the first moment: every later count is an UPDATE of that row, and an
-- account without one would drop out of the admin's list.
CREATE TRIGGER planner_counted_on_insert AFTER INSERT ON user
BEGIN
  INSERT INTO planner_counts (user_id, email) VALUES (NEW.id, NEW.email);
  UPDATE totals SET count = count + 1 WHERE what = 'planner';
END;
--> statement-breakpoint
-- The row of counts has the address by which an admin's list is sorted.
CREATE TRIGGER planner_counted_by_new_address AFTER UPDATE OF email ON user
WHEN NEW.email IS NOT OLD.email
BEGIN
  UPDATE planner_counts SET email = NEW.email WHERE user_id = NEW.id;
END;
--> statement-breakpoint
-- A deletion leaves word, so that a restored database deletes the account again. The database keeps it, since a deletion
-- by hand has to leave word as well. The row of counts goes by a cascade.
CREATE TRIGGER planner_deleted AFTER DELETE ON user
BEGIN
  UPDATE totals SET count = count - 1 WHERE what = 'planner';
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('account', OLD.id);
END;
--> statement-breakpoint
-- A planner's new name or address is told to the card provider, where it knows the planner.
CREATE TRIGGER customer_follows_account AFTER UPDATE OF name, email ON user
WHEN NEW.name IS NOT OLD.name OR NEW.email IS NOT OLD.email
BEGIN
  UPDATE payment_customers SET tell_at = NEW.updated_at WHERE user_id = NEW.id;
END;
