CREATE TABLE `declines` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`names` text NOT NULL,
	`email` text,
	`submission_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`written_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "declines_name_a_party" CHECK(json_array_length("declines"."names") between 1 and 10),
	CONSTRAINT "declines_anonymized_whole" CHECK("declines"."submission_hash" <> '' or ("declines"."email" is null and "declines"."names" ->> 0 = ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `declines_token_hash_unique` ON `declines` (`token_hash`);--> statement-breakpoint
CREATE INDEX `declines_of_event_newest_first` ON `declines` (`event_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `declines_to_forget` ON `declines` (`deleted_at`) WHERE deleted_at is not null and submission_hash <> '';--> statement-breakpoint
ALTER TABLE `events` ADD `decline_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `declined_guests` integer DEFAULT 0 NOT NULL;