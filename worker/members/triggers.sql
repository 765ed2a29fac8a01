-- A member leaves or is removed, by themselves, the owner or a hand-over. The same transaction records it in `erasures`,
-- so that a restored database lets them in no more. Their used invitation, their switch of the event's mails and an offer of the
-- event that waits for them go with them: who comes back starts anew. Where the event or the account goes, that is recorded
-- itself; who owns the event by now has not left.
CREATE TRIGGER member_removed AFTER DELETE ON event_members
WHEN EXISTS (SELECT 1 FROM events e JOIN user u ON u.id = OLD.user_id WHERE e.id = OLD.event_id AND e.user_id <> OLD.user_id)
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('member', OLD.event_id || ' ' || OLD.user_id);
  DELETE FROM event_member_invitations WHERE event_id = OLD.event_id AND accepted_by = OLD.user_id;
  DELETE FROM event_mails WHERE event_id = OLD.event_id AND user_id = OLD.user_id;
  DELETE FROM handovers WHERE event_id = OLD.event_id AND user_id = OLD.user_id AND accepted_at IS NULL;
END;
--> statement-breakpoint
-- A member's rights change: the newest row of the membership in `erasures` tells them, so that a restored database gives
-- none back that was taken away.
CREATE TRIGGER member_changed AFTER UPDATE OF role, needs ON event_members
WHEN NEW.role <> OLD.role OR NEW.needs <> OLD.needs
BEGIN
  DELETE FROM erasures WHERE kind = 'member_rights' AND subject >= NEW.event_id || ' ' || NEW.user_id || ' '
    AND subject < NEW.event_id || ' ' || NEW.user_id || '!';
  INSERT INTO erasures (kind, subject)
    VALUES ('member_rights', NEW.event_id || ' ' || NEW.user_id || ' ' || NEW.role || ' ' || NEW.needs);
END;
--> statement-breakpoint
-- A member who comes back before the clock has noted that they left stays, with the rights they came back with.
CREATE TRIGGER member_comes_back AFTER INSERT ON event_members
WHEN EXISTS (SELECT 1 FROM erasures WHERE kind = 'member' AND subject = NEW.event_id || ' ' || NEW.user_id)
BEGIN
  DELETE FROM erasures WHERE kind = 'member' AND subject = NEW.event_id || ' ' || NEW.user_id;
  DELETE FROM erasures WHERE kind = 'member_rights' AND subject >= NEW.event_id || ' ' || NEW.user_id || ' '
    AND subject < NEW.event_id || ' ' || NEW.user_id || '!';
  INSERT INTO erasures (kind, subject)
    VALUES ('member_rights', NEW.event_id || ' ' || NEW.user_id || ' ' || NEW.role || ' ' || NEW.needs);
END;
--> statement-breakpoint
-- An invitation that was withdrawn, replaced or used by a member who has left opens nothing in a restored database either.
CREATE TRIGGER member_invitation_ended AFTER DELETE ON event_member_invitations
WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id)
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('member_invitation', OLD.id);
END;
