CREATE TABLE `left_covers` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `left_covers_due` ON `left_covers` (`due_at`);