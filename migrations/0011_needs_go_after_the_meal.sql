ALTER TABLE `events` ADD `needs_erased_at` integer;--> statement-breakpoint
CREATE INDEX `events_to_erase_needs` ON `events` (`service_day`) WHERE service_day is not null and needs_erased_at is null;