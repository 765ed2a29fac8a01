CREATE TABLE `word_parts` (
	`kind` text NOT NULL,
	`part` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`kind`, `part`, `word`)
) WITHOUT ROWID;
