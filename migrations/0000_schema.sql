CREATE TABLE `account_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `links_of_user` ON `account_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `links_by_end` ON `account_links` (`expires_at`);--> statement-breakpoint
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
CREATE INDEX `address_changes_by_end` ON `address_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passwords` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`user_agent` text,
	`sign_in_method` text DEFAULT 'password' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_unique` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_of_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`role` text DEFAULT 'planner' NOT NULL,
	`suspended_at` integer,
	`suspension_reason` text,
	`last_sign_in_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_joining` ON `user` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_sign_in` ON `user` (case when last_sign_in_at is null then 0 else last_sign_in_at end,`id`);--> statement-breakpoint
CREATE TABLE `cron_progress` (
	`task` text PRIMARY KEY NOT NULL,
	`cursor` text,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `totals` (
	`what` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`label` text NOT NULL,
	`sort_key` text NOT NULL,
	`people` text DEFAULT '[]' NOT NULL,
	`max_size` integer NOT NULL,
	`email` text,
	`phone` text,
	`match_key` text,
	`language` text,
	`table_label` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`link_hash` text NOT NULL,
	`link_version` integer DEFAULT 1 NOT NULL,
	`response_id` text,
	`decline_id` text,
	`places` integer NOT NULL,
	`vendors` integer DEFAULT 0 NOT NULL,
	`coming` integer DEFAULT 0 NOT NULL,
	`not_coming` integer DEFAULT 0 NOT NULL,
	`silent` integer NOT NULL,
	`not_theirs` text DEFAULT '[]' NOT NULL,
	`paused` integer DEFAULT false NOT NULL,
	`import_id` text,
	`row_no` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "invitations_are_a_party" CHECK("invitations"."max_size" between 1 and 10),
	CONSTRAINT "invitations_have_room" CHECK(json_array_length("invitations"."people") <= "invitations"."max_size")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_link_hash_unique` ON `invitations` (`link_hash`);--> statement-breakpoint
CREATE INDEX `invitations_of_event_by_label` ON `invitations` (`event_id`,`sort_key`,`id`);--> statement-breakpoint
CREATE INDEX `invitations_by_match` ON `invitations` (`event_id`,`match_key`) WHERE match_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_once_per_row` ON `invitations` (`import_id`,`row_no`) WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX `invitations_to_forget` ON `invitations` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `ended_agreements` (
	`response_id` text NOT NULL,
	`person_id` text NOT NULL,
	`category_id` text NOT NULL,
	`event_id` text NOT NULL,
	`words` text NOT NULL,
	`agreed_by` text NOT NULL,
	`by` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`link_id` text,
	`link_label` text,
	`taken_back_id` text,
	`taken_back_label` text,
	`replaced` text,
	PRIMARY KEY(`response_id`, `person_id`, `category_id`),
	FOREIGN KEY (`response_id`) REFERENCES `guest_selections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ended_agreements_of_event` ON `ended_agreements` (`event_id`);--> statement-breakpoint
CREATE TABLE `kitchen_links` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`label` text NOT NULL,
	`token_hash` text NOT NULL,
	`generation` integer DEFAULT 1 NOT NULL,
	`courses` text,
	`names` text DEFAULT 'specials' NOT NULL,
	`may_confirm` integer DEFAULT false NOT NULL,
	`keep_offline` integer DEFAULT false NOT NULL,
	`language` text,
	`email` text,
	`revoked_at` integer,
	`opened_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kitchen_links_token_hash_unique` ON `kitchen_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `kitchen_links_of_event` ON `kitchen_links` (`event_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `agreements` (
	`response_id` text NOT NULL,
	`person_id` text NOT NULL,
	`category_id` text NOT NULL,
	`item_id` text NOT NULL,
	`event_id` text NOT NULL,
	`words` text NOT NULL,
	`agreed_by` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`link_id` text,
	`link_label` text,
	`replaced` text,
	PRIMARY KEY(`response_id`, `person_id`, `category_id`),
	FOREIGN KEY (`response_id`) REFERENCES `guest_selections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "agreements_say_something" CHECK("agreements"."words" <> '' and "agreements"."agreed_by" <> '')
);
--> statement-breakpoint
CREATE INDEX `agreements_of_event` ON `agreements` (`event_id`);--> statement-breakpoint
CREATE INDEX `agreements_of_item` ON `agreements` (`item_id`);--> statement-breakpoint
CREATE TABLE `event_mailings` (
	`event_id` text PRIMARY KEY NOT NULL,
	`tested_at` integer,
	`test_note` text DEFAULT '' NOT NULL,
	`allowed_at` integer,
	`windows` text DEFAULT '[]' NOT NULL,
	`hour` integer DEFAULT 10 NOT NULL,
	`next_at` integer,
	`next_window` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_mailings_due` ON `event_mailings` (`next_at`) WHERE next_at is not null;--> statement-breakpoint
CREATE TABLE `list_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`planner_key` text,
	`paid` integer DEFAULT false NOT NULL,
	`kind` text NOT NULL,
	`invitation_id` text,
	`response_id` text,
	`dedupe_key` text NOT NULL,
	`request_id` text,
	`by_hand` integer DEFAULT false NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`changed` text DEFAULT '[]' NOT NULL,
	`due_at` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempted_at` integer,
	`message_id` text,
	`address_key` text,
	`error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_mails_dedupe_key_unique` ON `list_mails` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `list_mails_due` ON `list_mails` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `list_mails_sending` ON `list_mails` (`attempted_at`) WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX `list_mails_by_attempt` ON `list_mails` (`attempted_at`) WHERE attempted_at is not null;--> statement-breakpoint
CREATE INDEX `list_mails_of_planner` ON `list_mails` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `list_mails_of_mailbox` ON `list_mails` (`planner_key`,`created_at`) WHERE planner_key is not null;--> statement-breakpoint
CREATE INDEX `list_mails_of_event` ON `list_mails` (`event_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `list_mails_of_party` ON `list_mails` (`invitation_id`,`created_at`) WHERE invitation_id is not null;--> statement-breakpoint
CREATE INDEX `list_mails_of_request` ON `list_mails` (`request_id`) WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX `list_mails_of_response` ON `list_mails` (`response_id`) WHERE response_id is not null;--> statement-breakpoint
CREATE INDEX `list_mails_by_message` ON `list_mails` (`message_id`) WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX `list_mails_by_address` ON `list_mails` (`address_key`,`attempted_at`) WHERE address_key is not null;--> statement-breakpoint
CREATE INDEX `list_mails_by_age` ON `list_mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `mail_pauses` (
	`subject_id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`lifted_at` integer
);
--> statement-breakpoint
CREATE TABLE `mail_stops` (
	`address_key` text NOT NULL,
	`scope` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`address_key`, `scope`)
);
--> statement-breakpoint
CREATE TABLE `event_members` (
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`needs` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `user_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "members_have_a_role" CHECK("event_members"."role" = 'editor' and "event_members"."needs" or "event_members"."role" = 'viewer')
);
--> statement-breakpoint
CREATE INDEX `events_of_member` ON `event_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `handovers` (
	`event_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`offered_by` text NOT NULL,
	`stays` integer NOT NULL,
	`token_hash` text NOT NULL,
	`accepted_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`offered_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_id_unique` ON `handovers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_token_hash_unique` ON `handovers` (`token_hash`);--> statement-breakpoint
CREATE INDEX `handovers_to_user` ON `handovers` (`user_id`);--> statement-breakpoint
CREATE INDEX `handovers_by_user` ON `handovers` (`offered_by`);--> statement-breakpoint
CREATE INDEX `handovers_by_end` ON `handovers` (`expires_at`);--> statement-breakpoint
CREATE TABLE `event_member_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`needs` integer NOT NULL,
	`token_hash` text NOT NULL,
	`accepted_by` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`accepted_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_member_invitations_token_hash_unique` ON `event_member_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `member_invitations_of_event` ON `event_member_invitations` (`event_id`,`email`);--> statement-breakpoint
CREATE INDEX `member_invitations_by_address` ON `event_member_invitations` (`email`);--> statement-breakpoint
CREATE INDEX `member_invitations_by_end` ON `event_member_invitations` (`expires_at`);--> statement-breakpoint
CREATE INDEX `accepted_member_invitations` ON `event_member_invitations` (`accepted_by`) WHERE accepted_by is not null;--> statement-breakpoint
CREATE TABLE `contents_before` (
	`item_id` text NOT NULL,
	`version` integer NOT NULL,
	`contents` text NOT NULL,
	PRIMARY KEY(`item_id`, `version`),
	FOREIGN KEY (`item_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `menu_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`sort_order` integer NOT NULL,
	`deleted_at` integer,
	`required` integer DEFAULT false NOT NULL,
	`served_at` text,
	`default_item_id` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `categories_of_event_in_order` ON `menu_categories` (`event_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `menu_items` (
	`id` text PRIMARY KEY NOT NULL,
	`category_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`sort_order` integer NOT NULL,
	`deleted_at` integer,
	`changed_in` integer DEFAULT 0 NOT NULL,
	`added_at` integer DEFAULT 0 NOT NULL,
	`contents` text,
	`contents_version` integer DEFAULT 0 NOT NULL,
	`for_children` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `menu_categories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "items_changed_in_a_version" CHECK("menu_items"."changed_in" >= 0)
);
--> statement-breakpoint
CREATE INDEX `items_of_category_in_order` ON `menu_items` (`category_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `menu_words` (
	`entity_id` text NOT NULL,
	`language` text NOT NULL,
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`of_name` text NOT NULL,
	`of_description` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`event_id`, `entity_id`, `language`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "menu_words_say_something" CHECK("menu_words"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE `event_mails` (
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`wanted` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `user_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_mails_of_user` ON `event_mails` (`user_id`);--> statement-breakpoint
CREATE TABLE `notifications_off` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`guest_limit` integer NOT NULL,
	`session_id` text,
	`refunded_at` integer,
	`disputed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_purchases_session_id_unique` ON `event_purchases` (`session_id`);--> statement-breakpoint
CREATE INDEX `purchases_of_event` ON `event_purchases` (`event_id`);--> statement-breakpoint
CREATE TABLE `payment_customers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`tell_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_customers_customer_id_unique` ON `payment_customers` (`customer_id`);--> statement-breakpoint
CREATE INDEX `customers_to_tell` ON `payment_customers` (`tell_at`) WHERE tell_at is not null;--> statement-breakpoint
CREATE TABLE `payment_orders` (
	`session_id` text PRIMARY KEY NOT NULL,
	`customer_id` text,
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`event_title` text NOT NULL,
	`plan` text NOT NULL,
	`guest_limit` integer NOT NULL,
	`status` text NOT NULL,
	`payment_status` text NOT NULL,
	`payment_intent` text,
	`amount_total` integer NOT NULL,
	`currency` text NOT NULL,
	`needs_refund` text,
	`paid_at` integer,
	`refunded_at` integer,
	`refund_failed_at` integer,
	`refund_asked_by` text,
	`dispute` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `orders_of_planner_newest_first` ON `payment_orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_payment` ON `payment_orders` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `orders_of_event` ON `payment_orders` (`event_id`);--> statement-breakpoint
CREATE INDEX `orders_to_refund` ON `payment_orders` (`created_at`) WHERE refunded_at is null and (needs_refund is not null or refund_failed_at is not null);--> statement-breakpoint
CREATE TABLE `payment_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refunds_of_order` ON `payment_refunds` (`session_id`);--> statement-breakpoint
CREATE TABLE `erasures` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
);
--> statement-breakpoint
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
CREATE TABLE `sheet_watches` (
	`event_id` text PRIMARY KEY NOT NULL,
	`changed` integer DEFAULT false NOT NULL,
	`changed_at` integer,
	`mails` integer DEFAULT 0 NOT NULL,
	`notified_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sheet_watches_changed` ON `sheet_watches` (`event_id`) WHERE changed = 1;--> statement-breakpoint
CREATE INDEX `sheet_watches_to_notify` ON `sheet_watches` (`changed_at`) WHERE changed_at is not null;--> statement-breakpoint
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
CREATE UNIQUE INDEX `sheets_of_event` ON `sheets` (`event_id`,`number`);--> statement-breakpoint
CREATE TABLE `menu_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`categories` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `templates_of_planner` ON `menu_templates` (`user_id`,`name`);--> statement-breakpoint
CREATE TABLE `audit_logs` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text,
	`details` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_by_time` ON `audit_logs` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_of_planner_by_time` ON `audit_logs` (`user_id`,`created_at`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `audit_of_entity_by_time` ON `audit_logs` (`entity_type`,`created_at`) WHERE entity_type <> 'guest_selection';--> statement-breakpoint
CREATE INDEX `audit_of_action_by_time` ON `audit_logs` (`action`,`created_at`) WHERE entity_type <> 'guest_selection';--> statement-breakpoint
CREATE TABLE `mail_rests` (
	`lane` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`queue` text,
	`planner_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_unique` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_account_due` ON `outbox` (`due_at`) WHERE sent_at is null and failed_at is null and kind in ('confirm', 'reset');--> statement-breakpoint
CREATE INDEX `outbox_safety_due` ON `outbox` (`due_at`) WHERE sent_at is null and failed_at is null and kind in ('late_changes', 'kitchen_sheet', 'contents_changed', 'served_instead', 'overruled', 'link_overruled');--> statement-breakpoint
CREATE INDEX `outbox_other_due` ON `outbox` (`due_at`) WHERE sent_at is null and failed_at is null and kind not in ('confirm', 'reset', 'late_changes', 'kitchen_sheet', 'contents_changed', 'served_instead', 'overruled', 'link_overruled');--> statement-breakpoint
CREATE INDEX `outbox_queues` ON `outbox` (`queue`,`due_at`) WHERE sent_at is null and failed_at is null and queue is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_one_waits` ON `outbox` (`subject_id`,`kind`) WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `outbox_by_subject` ON `outbox` (`subject_id`);--> statement-breakpoint
CREATE INDEX `outbox_by_planner` ON `outbox` (`planner_id`,`created_at`) WHERE planner_id is not null;--> statement-breakpoint
CREATE INDEX `outbox_by_end` ON `outbox` (case when sent_at is null then failed_at else sent_at end) WHERE case when sent_at is null then failed_at else sent_at end is not null;--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`user_id` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_of_account` ON `attempts` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `attempts_by_key` ON `attempts` (`kind`,`key`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_by_age` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `archived_events` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `archived_by_event` ON `archived_events` (`event_id`);--> statement-breakpoint
CREATE TABLE `left_covers` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `left_covers_due` ON `left_covers` (`due_at`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`event_date` text NOT NULL,
	`time_zone` text NOT NULL,
	`closes_at` integer NOT NULL,
	`first_closes_at` integer NOT NULL,
	`event_code` text NOT NULL,
	`cover_image_url` text,
	`cover_image_filename` text,
	`cover_image_size` integer,
	`user_id` text NOT NULL,
	`registered_guests` integer DEFAULT 0 NOT NULL,
	`declined_guests` integer DEFAULT 0 NOT NULL,
	`invited_guests` integer DEFAULT 0 NOT NULL,
	`invited_coming` integer DEFAULT 0 NOT NULL,
	`invited_not_coming` integer DEFAULT 0 NOT NULL,
	`reserved_guests` integer DEFAULT 0 NOT NULL,
	`keep_places` integer DEFAULT false NOT NULL,
	`entry` text DEFAULT 'open' NOT NULL,
	`invited_vendors` integer DEFAULT 0 NOT NULL,
	`sorted_guests` integer DEFAULT 0 NOT NULL,
	`guest_limit` integer DEFAULT 30 NOT NULL,
	`menu_version` integer DEFAULT 1 NOT NULL,
	`service_day` text,
	`service_time` text,
	`venue` text,
	`host_name` text,
	`host_contact` text,
	`cloth` text DEFAULT 'plain' NOT NULL,
	`quiet` integer DEFAULT false NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`kitchen_version` integer DEFAULT 0 NOT NULL,
	`next_special` integer DEFAULT 1 NOT NULL,
	`own_needs` text DEFAULT '[]' NOT NULL,
	`asks_age` integer DEFAULT false NOT NULL,
	`kitchen_contact` text,
	`guaranteed_plates` integer,
	`guaranteed_due` integer,
	`spare_percent` integer DEFAULT 0 NOT NULL,
	`extras` text DEFAULT '[]' NOT NULL,
	`late_change_mails` integer DEFAULT true NOT NULL,
	`tables_on` integer DEFAULT false NOT NULL,
	`seats_on` integer DEFAULT false NOT NULL,
	`seating_version` integer DEFAULT 0 NOT NULL,
	`erasure_notified_at` integer,
	`personal_data_erased_at` integer,
	`needs_erased_at` integer,
	`full_notified_limit` integer,
	`closing_notified` integer,
	`suspended_at` integer,
	`suspension_reason` text,
	`planner_suspended_at` integer,
	`refunded_at` integer,
	`closes_at_before_refund` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "events_never_oversubscribed" CHECK("events"."registered_guests" <= "events"."guest_limit"),
	CONSTRAINT "events_never_below_nought" CHECK("events"."registered_guests" >= 0),
	CONSTRAINT "events_service_day_is_a_day" CHECK("events"."service_day" is null or "events"."service_day" glob '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "events_service_time_is_a_time" CHECK("events"."service_time" is null or "events"."service_time" glob '[0-2][0-9]:[0-5][0-9]' and "events"."service_time" < '24'),
	CONSTRAINT "events_cloth_is_known" CHECK("events"."cloth" in ('plain', 'linen', 'gingham-green', 'gingham-blue', 'sage', 'terracotta', 'plum-stripe', 'night')),
	CONSTRAINT "events_entry_is_known" CHECK("events"."entry" in ('open', 'list_and_open', 'list_only')),
	CONSTRAINT "events_kitchen_counts_up" CHECK("events"."kitchen_version" >= 0 and "events"."next_special" >= 1),
	CONSTRAINT "events_code_has_six" CHECK(length("events"."event_code") = 6)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_event_code_unique` ON `events` (`event_code`);--> statement-breakpoint
CREATE INDEX `events_of_planner_by_date` ON `events` (`user_id`,`event_date`,`id`);--> statement-breakpoint
CREATE INDEX `events_to_notify_of_erasure` ON `events` (case when unixepoch(case when service_day > event_date then service_day else event_date end) * 1000 + 2721600000 > (case when closes_at + 15552000000 < first_closes_at + 34560000000 then closes_at + 15552000000 when first_closes_at + 34560000000 > closes_at + 2592000000 then first_closes_at + 34560000000 else closes_at + 2592000000 end) then unixepoch(case when service_day > event_date then service_day else event_date end) * 1000 + 2721600000 else (case when closes_at + 15552000000 < first_closes_at + 34560000000 then closes_at + 15552000000 when first_closes_at + 34560000000 > closes_at + 2592000000 then first_closes_at + 34560000000 else closes_at + 2592000000 end) end) WHERE erasure_notified_at is null;--> statement-breakpoint
CREATE INDEX `events_to_erase` ON `events` (case when unixepoch(case when service_day > event_date then service_day else event_date end) * 1000 + 2721600000 > (case when closes_at + 15552000000 < first_closes_at + 34560000000 then closes_at + 15552000000 when first_closes_at + 34560000000 > closes_at + 2592000000 then first_closes_at + 34560000000 else closes_at + 2592000000 end) then unixepoch(case when service_day > event_date then service_day else event_date end) * 1000 + 2721600000 else (case when closes_at + 15552000000 < first_closes_at + 34560000000 then closes_at + 15552000000 when first_closes_at + 34560000000 > closes_at + 2592000000 then first_closes_at + 34560000000 else closes_at + 2592000000 end) end) WHERE personal_data_erased_at is null;--> statement-breakpoint
CREATE INDEX `events_to_erase_needs` ON `events` (`service_day`) WHERE service_day is not null and needs_erased_at is null;--> statement-breakpoint
CREATE INDEX `events_to_notify_full` ON `events` (`closes_at`) WHERE registered_guests >= guest_limit and (full_notified_limit is null or full_notified_limit <> guest_limit);--> statement-breakpoint
CREATE INDEX `events_to_notify_closed` ON `events` (`closes_at`) WHERE closing_notified is null or closing_notified <> closes_at;--> statement-breakpoint
CREATE INDEX `events_refunded` ON `events` (`refunded_at`) WHERE refunded_at is not null;--> statement-breakpoint
CREATE INDEX `events_refunded_of_planner` ON `events` (`user_id`) WHERE refunded_at is not null;--> statement-breakpoint
CREATE INDEX `events_by_title` ON `events` (title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `events_by_date` ON `events` (`event_date`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_creation` ON `events` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_guests` ON `events` (`sorted_guests`,`id`);--> statement-breakpoint
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
	`language` text,
	`invitation_id` text,
	`person_ids` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "declines_name_a_party" CHECK(json_array_length("declines"."names") between 1 and 10),
	CONSTRAINT "declines_anonymized_whole" CHECK("declines"."submission_hash" <> '' or ("declines"."email" is null and "declines"."names" ->> 0 = ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `declines_token_hash_unique` ON `declines` (`token_hash`);--> statement-breakpoint
CREATE INDEX `declines_of_event_newest_first` ON `declines` (`event_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `declines_to_forget` ON `declines` (`deleted_at`) WHERE deleted_at is not null and submission_hash <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `declines_one_per_invitation` ON `declines` (`invitation_id`) WHERE invitation_id is not null and deleted_at is null;--> statement-breakpoint
CREATE TABLE `guest_selections` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`lead_guest_name` text NOT NULL,
	`lead_guest_email` text,
	`guest_count` integer NOT NULL,
	`selections` text NOT NULL,
	`submission_hash` text NOT NULL,
	`edit_token_hash` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`written_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`told_apart_at` integer,
	`language` text,
	`invitation_id` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "responses_count_is_a_party" CHECK("guest_selections"."guest_count" between 1 and 10),
	CONSTRAINT "responses_count_is_their_length" CHECK(json_array_length("guest_selections"."selections") = "guest_selections"."guest_count"),
	CONSTRAINT "responses_anonymized_whole" CHECK("guest_selections"."lead_guest_name" <> '' or ("guest_selections"."lead_guest_email" is null and "guest_selections"."submission_hash" = ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_selections_edit_token_hash_unique` ON `guest_selections` (`edit_token_hash`);--> statement-breakpoint
CREATE INDEX `responses_of_event_newest_first` ON `guest_selections` (`event_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `responses_to_forget` ON `guest_selections` (`deleted_at`) WHERE deleted_at is not null and lead_guest_name <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `responses_one_per_invitation` ON `guest_selections` (`invitation_id`) WHERE invitation_id is not null and deleted_at is null;