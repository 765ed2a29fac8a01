CREATE INDEX `sessions_by_end` ON `session` (`expires_at`);--> statement-breakpoint
CREATE INDEX `verifications_by_end` ON `verification` (`expires_at`);