ALTER TABLE `events` ADD `erasure_told_at` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `personal_data_erased_at` integer;--> statement-breakpoint
CREATE INDEX `events_to_tell_of_erasure` ON `events` (`closes_at`) WHERE erasure_told_at is null;--> statement-breakpoint
CREATE INDEX `events_to_erase` ON `events` (`closes_at`) WHERE personal_data_erased_at is null;--> statement-breakpoint
CREATE INDEX `audit_by_time` ON `audit_logs` (`created_at`);--> statement-breakpoint
-- A deadline that moved starts the time to erasing anew, and so do names a planner writes after it.
CREATE TRIGGER erasing_follows_deadline AFTER UPDATE OF closes_at ON events
WHEN NEW.closes_at IS NOT OLD.closes_at
BEGIN
  UPDATE events SET erasure_told_at = NULL, personal_data_erased_at = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER erasing_follows_planner_insert AFTER INSERT ON guest_selections
WHEN NEW.written_by IS NOT NULL
BEGIN
  UPDATE events SET erasure_told_at = NULL, personal_data_erased_at = NULL
  WHERE id = NEW.event_id AND personal_data_erased_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER erasing_follows_planner_update AFTER UPDATE OF version ON guest_selections
WHEN NEW.written_by IS NOT NULL AND NEW.lead_guest_name <> ''
BEGIN
  UPDATE events SET erasure_told_at = NULL, personal_data_erased_at = NULL
  WHERE id = NEW.event_id AND personal_data_erased_at IS NOT NULL;
END;
