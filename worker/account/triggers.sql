-- The row of counts belongs to its account from the first moment: every later count is an UPDATE of that row, and an
-- account without one would drop out of the admin's list.
CREATE TRIGGER planner_counted_on_insert AFTER INSERT ON user
BEGIN
  INSERT INTO planner_counts (user_id, email) VALUES (NEW.id, NEW.email);
  UPDATE totals SET count = count + 1 WHERE what = 'planner';
END;
--> statement-breakpoint
-- Records a deletion in `erasures`, so that a restored database deletes the account again. A trigger, since a deletion by
-- hand is recorded as well. The row of counts goes by a cascade.
CREATE TRIGGER planner_deleted AFTER DELETE ON user
BEGIN
  UPDATE totals SET count = count - 1 WHERE what = 'planner';
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('account', OLD.id);
END;
