-- A final sheet is watched from when it is issued. The day on which the last letter was written stays.
CREATE TRIGGER sheet_watches_begin AFTER INSERT ON sheets
WHEN NEW.kind = 'final'
BEGIN
  INSERT INTO sheet_watches (event_id) VALUES (NEW.event_id)
  ON CONFLICT (event_id) DO UPDATE SET changed = 0, changed_at = NULL, letters = 0;
END;
--> statement-breakpoint
CREATE TRIGGER sheet_watches_end AFTER INSERT ON sheets
WHEN NEW.kind <> 'final'
BEGIN
  DELETE FROM sheet_watches WHERE event_id = NEW.event_id;
END;
--> statement-breakpoint
-- A trigger knows no instant: the clock writes down when it has seen the change. Each change begins the wait anew.
CREATE TRIGGER sheet_watches_follow AFTER UPDATE OF kitchen_version, title, service_day, service_time, venue ON events
WHEN NEW.kitchen_version <> OLD.kitchen_version OR NEW.title <> OLD.title OR NEW.service_day IS NOT OLD.service_day
  OR NEW.service_time IS NOT OLD.service_time OR NEW.venue IS NOT OLD.venue
BEGIN
  UPDATE sheet_watches SET changed = 1, changed_at = NULL WHERE event_id = NEW.id;
END;
