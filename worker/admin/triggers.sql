INSERT INTO totals (what, count) VALUES ('planner', 0), ('event', 0);
