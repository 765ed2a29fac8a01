CREATE TABLE `erasures` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
);
