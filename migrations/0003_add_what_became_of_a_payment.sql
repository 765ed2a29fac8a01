ALTER TABLE `payment_orders` ADD `paid_at` integer;--> statement-breakpoint
ALTER TABLE `payment_orders` ADD `refunded_at` integer;--> statement-breakpoint
ALTER TABLE `payment_orders` ADD `refund_asked_by` text;--> statement-breakpoint
ALTER TABLE `payment_orders` ADD `dispute` text;