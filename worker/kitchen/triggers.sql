-- What is served instead is part of the kitchen's figures.
CREATE TRIGGER alternatives_reach_the_kitchen_on_insert AFTER INSERT ON alternatives
BEGIN
  UPDATE events SET kitchen_version = kitchen_version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- What is served instead is part of the kitchen's figures.
CREATE TRIGGER alternatives_reach_the_kitchen_on_update AFTER UPDATE ON alternatives
BEGIN
  UPDATE events SET kitchen_version = kitchen_version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Agreements are deleted by the planner, by a link, by a menu's change, by the clock and by the trigger
-- `agreements_follow_their_people`. Each changes the kitchen's figures.
CREATE TRIGGER alternatives_reach_the_kitchen_on_delete AFTER DELETE ON alternatives
BEGIN
  UPDATE events SET kitchen_version = kitchen_version + 1 WHERE id = OLD.event_id;
END;
--> statement-breakpoint
-- A new agreement takes the place of the one that ended.
CREATE TRIGGER ended_agreements_end_with_a_new_one AFTER INSERT ON alternatives
BEGIN
  DELETE FROM ended_agreements
  WHERE response_id = NEW.response_id AND person_id = NEW.person_id AND category_id = NEW.category_id;
END;
