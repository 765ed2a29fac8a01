CREATE TABLE `sheet_lines` (
	`sheet_id` text NOT NULL,
	`n` integer NOT NULL,
	`special` integer,
	`response_id` text NOT NULL,
	`person_id` text NOT NULL,
	`line` text,
	`erased_at` integer,
	PRIMARY KEY(`sheet_id`, `n`),
	FOREIGN KEY (`sheet_id`) REFERENCES `sheets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sheet_lines_of_response` ON `sheet_lines` (`response_id`);--> statement-breakpoint
CREATE TABLE `sheet_seen` (
	`sheet_id` text NOT NULL,
	`link_id` text NOT NULL,
	`name` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`sheet_id`, `link_id`),
	FOREIGN KEY (`sheet_id`) REFERENCES `sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`link_id`) REFERENCES `kitchen_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sheet_seen_of_link` ON `sheet_seen` (`link_id`);--> statement-breakpoint
CREATE TABLE `sheets` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`version` integer NOT NULL,
	`lines` integer NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sheets_of_event` ON `sheets` (`event_id`,`number`);