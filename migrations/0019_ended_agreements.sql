CREATE TABLE `ended_agreements` (
	`response_id` text NOT NULL,
	`person_id` text NOT NULL,
	`category_id` text NOT NULL,
	`event_id` text NOT NULL,
	`words` text NOT NULL,
	`agreed_by` text NOT NULL,
	`by` text NOT NULL,
	`because` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`response_id`, `person_id`, `category_id`),
	FOREIGN KEY (`response_id`) REFERENCES `guest_selections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ended_agreements_of_event` ON `ended_agreements` (`event_id`);