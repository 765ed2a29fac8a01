CREATE TABLE `address_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`old_email` text NOT NULL,
	`confirmed_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_change_waiting` ON `address_changes` (`user_id`) WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX `address_changes_of_user` ON `address_changes` (`user_id`);--> statement-breakpoint
CREATE INDEX `address_changes_by_end` ON `address_changes` (`expires_at`);