-- Agreements are deleted by the planner, by a link, by a menu's change, by the clock and by the trigger
-- `agreements_follow_their_people`. Each changes the kitchen's figures.
CREATE TRIGGER agreements_reach_the_kitchen_on_delete AFTER DELETE ON agreements
BEGIN
  UPDATE events SET kitchen_version = kitchen_version + 1 WHERE id = OLD.event_id;
END;
