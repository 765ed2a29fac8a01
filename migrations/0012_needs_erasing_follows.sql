-- A moved meal starts the time to the erasing of needs anew, and so do needs that a planner writes after it.
CREATE TRIGGER needs_erasing_follows_meal AFTER UPDATE OF service_day ON events
WHEN NEW.service_day IS NOT OLD.service_day AND NEW.needs_erased_at IS NOT NULL
BEGIN
  UPDATE events SET needs_erased_at = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER needs_erasing_follows_planner_insert AFTER INSERT ON guest_selections
WHEN NEW.written_by IS NOT NULL
BEGIN
  UPDATE events SET needs_erased_at = NULL WHERE id = NEW.event_id AND needs_erased_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER needs_erasing_follows_planner_update AFTER UPDATE OF version ON guest_selections
WHEN NEW.written_by IS NOT NULL AND NEW.lead_guest_name <> ''
BEGIN
  UPDATE events SET needs_erased_at = NULL WHERE id = NEW.event_id AND needs_erased_at IS NOT NULL;
END;
