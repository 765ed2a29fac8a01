CREATE TABLE `placements` (
	`event_id` text NOT NULL,
	`response_id` text NOT NULL,
	`person_id` text NOT NULL,
	`table_id` text NOT NULL,
	`seat` integer,
	`freed_at` integer,
	`placed_at` integer NOT NULL,
	`fill_id` text,
	PRIMARY KEY(`response_id`, `person_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`response_id`) REFERENCES `guest_selections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "placements_have_a_seat_of_a_table" CHECK("placements"."seat" is null or "placements"."seat" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `placements_one_per_seat` ON `placements` (`table_id`,`seat`) WHERE freed_at is null;--> statement-breakpoint
CREATE INDEX `placements_of_event` ON `placements` (`event_id`);--> statement-breakpoint
CREATE INDEX `placements_of_table` ON `placements` (`table_id`);--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`seats` integer NOT NULL,
	`sort_order` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "tables_have_seats" CHECK("tables"."seats" between 1 and 60),
	CONSTRAINT "tables_have_a_name" CHECK("tables"."name" <> '')
);
--> statement-breakpoint
CREATE INDEX `tables_of_event_in_order` ON `tables` (`event_id`,`sort_order`);--> statement-breakpoint
ALTER TABLE `events` ADD `tables_on` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `seats_on` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `seating_version` integer DEFAULT 0 NOT NULL;