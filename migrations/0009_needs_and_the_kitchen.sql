CREATE TABLE `alternatives` (
	`response_id` text NOT NULL,
	`person_id` text NOT NULL,
	`category_id` text NOT NULL,
	`item_id` text NOT NULL,
	`event_id` text NOT NULL,
	`words` text NOT NULL,
	`agreed_by` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`response_id`, `person_id`, `category_id`),
	FOREIGN KEY (`response_id`) REFERENCES `guest_selections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "alternatives_say_something" CHECK("alternatives"."words" <> '' and "alternatives"."agreed_by" <> '')
);
--> statement-breakpoint
CREATE INDEX `alternatives_of_event` ON `alternatives` (`event_id`);--> statement-breakpoint
CREATE INDEX `alternatives_of_item` ON `alternatives` (`item_id`);--> statement-breakpoint
CREATE TABLE `kitchen_links` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`label` text NOT NULL,
	`token_hash` text NOT NULL,
	`generation` integer DEFAULT 1 NOT NULL,
	`courses` text,
	`names` text DEFAULT 'specials' NOT NULL,
	`may_confirm` integer DEFAULT false NOT NULL,
	`email` text,
	`expires_at` integer,
	`revoked_at` integer,
	`opened_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kitchen_links_token_hash_unique` ON `kitchen_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `kitchen_links_of_event` ON `kitchen_links` (`event_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `events` ADD `own_needs` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `asks_age` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `kitchen_contact` text;--> statement-breakpoint
ALTER TABLE `events` ADD `guaranteed_plates` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `guaranteed_due` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `spare_percent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `extras` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_categories` ADD `served_at` text;--> statement-breakpoint
ALTER TABLE `menu_categories` ADD `default_item_id` text;--> statement-breakpoint
ALTER TABLE `menu_items` ADD `contents` text;--> statement-breakpoint
ALTER TABLE `menu_items` ADD `contents_version` integer DEFAULT 0 NOT NULL;