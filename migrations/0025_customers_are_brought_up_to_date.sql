ALTER TABLE `payment_customers` ADD `tell_at` integer;--> statement-breakpoint
CREATE INDEX `customers_to_tell` ON `payment_customers` (`tell_at`) WHERE tell_at is not null;