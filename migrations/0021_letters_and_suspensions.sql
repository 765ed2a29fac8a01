CREATE TABLE `letters_off` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `user` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `suspension_reason` text;--> statement-breakpoint
ALTER TABLE `events` ADD `full_told_limit` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `closing_told` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `suspension_reason` text;--> statement-breakpoint
ALTER TABLE `events` ADD `planner_suspended_at` integer;--> statement-breakpoint
CREATE INDEX `events_to_tell_full` ON `events` (`closes_at`) WHERE registered_guests >= guest_limit and (full_told_limit is null or full_told_limit <> guest_limit);--> statement-breakpoint
CREATE INDEX `events_to_tell_closed` ON `events` (`closes_at`) WHERE closing_told is null or closing_told <> closes_at;