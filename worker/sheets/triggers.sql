-- No writer may issue a sheet again. INSERT OR REPLACE deletes without a trigger, so the insert itself is refused.
CREATE TRIGGER sheets_stay_on_insert BEFORE INSERT ON sheets
WHEN EXISTS (SELECT 1 FROM sheets WHERE id = NEW.id OR (event_id = NEW.event_id AND number = NEW.number))
BEGIN
  SELECT RAISE(ABORT, 'a sheet is never issued again');
END;
--> statement-breakpoint
-- No writer may change a sheet: kitchens cook by it.
CREATE TRIGGER sheets_stay_on_update BEFORE UPDATE ON sheets
BEGIN
  SELECT RAISE(ABORT, 'a sheet never changes');
END;
--> statement-breakpoint
-- No writer may delete a sheet. The event's own cascade reaches its sheets when the event is gone already.
CREATE TRIGGER sheets_stay_on_delete BEFORE DELETE ON sheets
WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id)
BEGIN
  SELECT RAISE(ABORT, 'a sheet goes only with its event');
END;
--> statement-breakpoint
-- No writer may add a line to a sheet that was issued, nor replace one.
CREATE TRIGGER sheet_lines_stay_on_insert BEFORE INSERT ON sheet_lines
WHEN NEW.n < 0 OR NEW.n >= coalesce((SELECT lines FROM sheets WHERE id = NEW.sheet_id), 0)
  OR EXISTS (SELECT 1 FROM sheet_lines WHERE sheet_id = NEW.sheet_id AND n = NEW.n)
BEGIN
  SELECT RAISE(ABORT, 'a sheet takes no line after it was issued');
END;
--> statement-breakpoint
-- Lines are emptied by the desk, the clock and two triggers; no writer may change them otherwise.
CREATE TRIGGER sheet_lines_stay_on_update BEFORE UPDATE ON sheet_lines
WHEN NOT (NEW.line IS NULL AND OLD.line IS NOT NULL AND NEW.erased_at IS NOT NULL AND NEW.sheet_id = OLD.sheet_id
  AND NEW.n = OLD.n AND NEW.special IS OLD.special AND NEW.response_id = OLD.response_id
  AND NEW.person_id = OLD.person_id)
BEGIN
  SELECT RAISE(ABORT, 'a line of a sheet is only ever erased');
END;
--> statement-breakpoint
-- No writer may delete a line. The cascade reaches lines when their sheet is gone already.
CREATE TRIGGER sheet_lines_stay_on_delete BEFORE DELETE ON sheet_lines
WHEN EXISTS (SELECT 1 FROM sheets WHERE id = OLD.sheet_id)
BEGIN
  SELECT RAISE(ABORT, 'a line goes only with its sheet');
END;
--> statement-breakpoint
-- No writer may replace the first who saw a sheet by a link.
CREATE TRIGGER sheet_seen_stays_on_insert BEFORE INSERT ON sheet_seen
WHEN EXISTS (SELECT 1 FROM sheet_seen WHERE sheet_id = NEW.sheet_id AND link_id = NEW.link_id)
BEGIN
  SELECT RAISE(ABORT, 'the first who saw a sheet stays');
END;
--> statement-breakpoint
-- The clock erases names; no writer may change who saw a sheet otherwise.
CREATE TRIGGER sheet_seen_stays_on_update BEFORE UPDATE ON sheet_seen
WHEN NOT (NEW.name IS NULL AND NEW.sheet_id = OLD.sheet_id AND NEW.link_id = OLD.link_id AND NEW.at = OLD.at)
BEGIN
  SELECT RAISE(ABORT, 'who saw a sheet is only ever erased');
END;
--> statement-breakpoint
-- No writer may delete who saw a sheet. Cascades reach the row when its sheet or link is gone already.
CREATE TRIGGER sheet_seen_stays_on_delete BEFORE DELETE ON sheet_seen
WHEN EXISTS (SELECT 1 FROM sheets WHERE id = OLD.sheet_id) AND EXISTS (SELECT 1 FROM kitchen_links WHERE id = OLD.link_id)
BEGIN
  SELECT RAISE(ABORT, 'who saw a sheet goes only with sheet or link');
END;
