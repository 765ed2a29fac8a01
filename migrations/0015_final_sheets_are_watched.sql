CREATE TABLE `sheet_watches` (
	`event_id` text PRIMARY KEY NOT NULL,
	`changed` integer DEFAULT false NOT NULL,
	`changed_at` integer,
	`letters` integer DEFAULT 0 NOT NULL,
	`told_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sheet_watches_changed` ON `sheet_watches` (`event_id`) WHERE changed = 1;--> statement-breakpoint
CREATE INDEX `sheet_watches_untold` ON `sheet_watches` (`changed_at`) WHERE changed_at is not null;--> statement-breakpoint
ALTER TABLE `events` ADD `sheet_letters` integer DEFAULT true NOT NULL;