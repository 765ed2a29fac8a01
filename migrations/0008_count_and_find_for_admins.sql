CREATE TABLE `planner_counts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`event_count` integer DEFAULT 0 NOT NULL,
	`guest_total` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `planners_by_events` ON `planner_counts` (`event_count`,`user_id`);--> statement-breakpoint
CREATE INDEX `planners_by_guests` ON `planner_counts` (`guest_total`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `planners_with_events_by_email` ON `planner_counts` (`email`) WHERE event_count > 0;--> statement-breakpoint
CREATE TABLE `search_words` (
	`kind` text NOT NULL,
	`word` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`kind`, `word`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `search_words_of` ON `search_words` (`kind`,`id`,`word`);--> statement-breakpoint
CREATE TABLE `totals` (
	`what` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `audit_by_planner_newest_first`;--> statement-breakpoint
DROP INDEX `audit_by_entity`;--> statement-breakpoint
DROP INDEX `audit_by_action`;--> statement-breakpoint
CREATE INDEX `audit_of_planner_by_time` ON `audit_logs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_of_entity_by_time` ON `audit_logs` (`entity_type`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_of_action_by_time` ON `audit_logs` (`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `events_by_title` ON `events` (title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `events_by_date` ON `events` (`event_date`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_creation` ON `events` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_guests` ON `events` (`registered_guests`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_joining` ON `user` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_sign_in` ON `user` (case when last_sign_in_at is null then 0 else last_sign_in_at end,`id`);