DROP INDEX `orders_needing_refund`;--> statement-breakpoint
CREATE INDEX `orders_to_refund` ON `payment_orders` (`created_at`) WHERE needs_refund is not null and refunded_at is null;--> statement-breakpoint
CREATE INDEX `verifications_of_user` ON `verification` (`value`);