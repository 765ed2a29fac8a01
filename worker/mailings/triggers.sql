-- Events are deleted by planners, admins, the clock and the cascade of an account. Their mail is kept without its words,
-- since what went out still counts for the planner's quota and for the mailbox.
CREATE TRIGGER list_mails_outlive_their_event AFTER DELETE ON events
BEGIN
  UPDATE list_mails SET state = iif(state = 'waiting', 'dropped', state), note = ''
  WHERE event_id = OLD.id;
END;
