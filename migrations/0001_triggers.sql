-- Written by `npm run schema` from the triggers.sql of each noun.
-- The row of counts belongs to its account from the first moment: every later count is an UPDATE of that row, and an
-- account without one would drop out of the admin's list.
CREATE TRIGGER planner_counted_on_insert AFTER INSERT ON user
BEGIN
  INSERT INTO planner_counts (user_id, email) VALUES (NEW.id, NEW.email);
  UPDATE totals SET count = count + 1 WHERE what = 'planner';
END;
--> statement-breakpoint
-- Records a deletion in `erasures`, so that a restored database deletes the account again. A trigger, since a deletion by
-- hand is recorded as well. The row of counts goes by a cascade.
CREATE TRIGGER planner_deleted AFTER DELETE ON user
BEGIN
  UPDATE totals SET count = count - 1 WHERE what = 'planner';
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('account', OLD.id);
END;
--> statement-breakpoint
INSERT INTO totals (what, count) VALUES ('planner', 0), ('event', 0);
--> statement-breakpoint
-- The log of one event, without what guests do: a submission writes no other row for it, a planner's act does.
CREATE INDEX audit_of_event_by_time ON audit_logs (coalesce(json_extract(details, '$.event_id'), entity_id), created_at)
WHERE (entity_type NOT IN ('guest_selection', 'decline', 'user') OR user_id IS NOT NULL AND entity_type <> 'user');
--> statement-breakpoint
-- Every row of the outbox takes its turn, whoever queues it: verbs, the desk, the clock and triggers. A mail to a
-- guest has a queue by event and mailbox, one to a kitchen or a member by planner and mailbox, and news of what is in a dish or on a
-- sheet one of its own. What would wait longer than a day is given up, and so are mails to kitchens beyond a planner's
-- day: 30, and 30 more for each event with a paid plan. Ten of a planner's are due each minute.
CREATE TRIGGER mails_take_their_turn AFTER INSERT ON outbox
WHEN NEW.kind NOT IN ('confirm', 'reset')
BEGIN
  UPDATE outbox SET planner_id = (SELECT e.user_id FROM kitchen_links k JOIN events e ON e.id = k.event_id WHERE k.id = NEW.subject_id)
  WHERE id = NEW.id AND kind IN ('kitchen_link', 'kitchen_sheet', 'link_overruled');
  UPDATE outbox SET planner_id = (SELECT e.user_id FROM event_member_invitations i JOIN events e ON e.id = i.event_id WHERE i.id = NEW.subject_id)
  WHERE id = NEW.id AND kind = 'membership';
  UPDATE outbox SET planner_id = (SELECT offered_by FROM handovers WHERE id = NEW.subject_id)
  WHERE id = NEW.id AND kind = 'handover';
  UPDATE outbox SET queue = (CASE
    WHEN NEW.kind IN ('edit_link', 'decline_link', 'link_again', 'contents_changed', 'served_instead', 'kitchen_link', 'kitchen_sheet', 'link_overruled', 'membership', 'handover')
    THEN (SELECT owner || ' ' || lower(CASE
        WHEN instr(address, '+') BETWEEN 2 AND instr(address, '@') - 1
        THEN substr(address, 1, instr(address, '+') - 1) || substr(address, instr(address, '@'))
        ELSE address END) || (CASE WHEN NEW.kind IN ('contents_changed', 'served_instead', 'kitchen_sheet', 'link_overruled') THEN ' safety' ELSE '' END)
      FROM (SELECT event_id AS owner, lead_guest_email AS address FROM guest_selections WHERE id = NEW.subject_id
        UNION ALL SELECT event_id, email FROM declines WHERE id = NEW.subject_id
        UNION ALL SELECT event_id, email FROM invitations WHERE id = NEW.subject_id
        UNION ALL SELECT outbox.planner_id, email FROM kitchen_links WHERE id = NEW.subject_id
        UNION ALL SELECT outbox.planner_id, coalesce((SELECT email FROM event_member_invitations WHERE id = NEW.subject_id),
            (SELECT u.email FROM handovers h JOIN user u ON u.id = h.user_id WHERE h.id = NEW.subject_id))
          WHERE NEW.kind IN ('membership', 'handover')))
    WHEN NEW.kind IN ('erasure_notice', 'list_test') THEN (SELECT user_id FROM events WHERE id = NEW.subject_id)
    ELSE (SELECT user_id FROM payment_orders WHERE session_id = NEW.subject_id) END)
  WHERE id = NEW.id;
  UPDATE outbox SET due_at = max(due_at, coalesce((SELECT other.due_at + 3660000 FROM outbox other
    WHERE other.queue = outbox.queue AND other.id <> outbox.id AND other.sent_at IS NULL AND other.failed_at IS NULL
    ORDER BY other.due_at DESC LIMIT 1 OFFSET 2), 0))
  WHERE id = NEW.id AND queue IS NOT NULL;
  UPDATE outbox SET due_at = max(due_at, NEW.created_at + 60000 * ((SELECT count(*) - 1 FROM outbox other
    WHERE other.planner_id = outbox.planner_id AND other.created_at > NEW.created_at - 60000) / 10))
  WHERE id = NEW.id AND planner_id IS NOT NULL;
  UPDATE outbox SET failed_at = NEW.created_at, last_error = 'E_QUEUE_FULL', queue = NULL, planner_id = NULL
  WHERE id = NEW.id AND due_at > NEW.created_at + 86400000
    AND kind IN ('edit_link', 'decline_link', 'link_again', 'list_test', 'contents_changed', 'served_instead', 'kitchen_link', 'kitchen_sheet', 'link_overruled', 'membership', 'handover');
  UPDATE outbox SET failed_at = NEW.created_at, last_error = 'E_PLANNER_LIMIT', queue = NULL, planner_id = NULL
  WHERE id = NEW.id AND planner_id IS NOT NULL
    AND (SELECT count(*) FROM outbox other WHERE other.planner_id = outbox.planner_id AND other.created_at > NEW.created_at - 86400000)
      > 30 * (1 + (SELECT count(DISTINCT p.event_id) FROM event_purchases p JOIN events e ON e.id = p.event_id
        WHERE e.user_id = outbox.planner_id AND p.refunded_at IS NULL));
END;
--> statement-breakpoint
-- The first closing bounds how long guests' data is kept, whoever writes the row.
CREATE TRIGGER events_keep_their_first_closing BEFORE UPDATE OF first_closes_at ON events
WHEN NEW.first_closes_at IS NOT OLD.first_closes_at
BEGIN
  SELECT RAISE(ABORT, 'the first closing of an event never changes');
END;
--> statement-breakpoint
-- Guests leave by edits, removals, erasures and declines. Above what is paid, as a refund leaves it, the limit falls
-- with each: a place that comes free is nobody's.
CREATE TRIGGER limit_falls_with_guests AFTER UPDATE OF registered_guests ON events
WHEN NEW.registered_guests < OLD.registered_guests AND NEW.guest_limit > max(30, NEW.registered_guests, coalesce((
  SELECT max(p.guest_limit) FROM event_purchases p WHERE p.event_id = NEW.id AND p.refunded_at IS NULL), 0))
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.id;
END;
--> statement-breakpoint
-- The closing moves by a change of the event, by closing and reopening it, and by a refund and its reversal. Each starts
-- the time to erasing anew. Reminders follow the deadline and its zone: their days depend on a zone's clocks, which no
-- trigger knows, so the clock works them out at its next turn.
CREATE TRIGGER deadline_moved AFTER UPDATE OF closes_at, time_zone ON events
WHEN NEW.closes_at IS NOT OLD.closes_at OR NEW.time_zone IS NOT OLD.time_zone
BEGIN
  UPDATE events SET erasure_notified_at = NULL, personal_data_erased_at = NULL
  WHERE id = NEW.id AND NEW.closes_at IS NOT OLD.closes_at;
  UPDATE event_mailings SET next_at = 0, next_window = NULL WHERE event_id = NEW.id AND windows <> '[]';
END;
--> statement-breakpoint
-- Counts of events rise with the row itself, as `event_deleted` lowers them: one without the other would never come
-- right again.
CREATE TRIGGER event_counted_on_insert AFTER INSERT ON events
BEGIN
  UPDATE planner_counts SET event_count = event_count + 1, guest_total = guest_total + NEW.sorted_guests
    WHERE user_id = NEW.user_id;
  UPDATE totals SET count = count + 1 WHERE what = 'event';
END;
--> statement-breakpoint
-- An event that changes hands is counted with its new planner: the sum stays right whoever hands it over. A restored
-- database knows the former owner alone: the newest row of an event in `erasures` tells who owns it.
CREATE TRIGGER event_handed_over AFTER UPDATE OF user_id ON events
WHEN NEW.user_id IS NOT OLD.user_id
BEGIN
  UPDATE planner_counts SET event_count = event_count - 1, guest_total = guest_total - OLD.sorted_guests
    WHERE user_id = OLD.user_id;
  UPDATE planner_counts SET event_count = event_count + 1, guest_total = guest_total + NEW.sorted_guests
    WHERE user_id = NEW.user_id;
  DELETE FROM erasures WHERE kind = 'event_owner' AND subject >= NEW.id || ' ' AND subject < NEW.id || '!';
  INSERT INTO erasures (kind, subject) VALUES ('event_owner', NEW.id || ' ' || NEW.user_id);
END;
--> statement-breakpoint
-- The kitchen's version is raised by triggers and by verbs of menu, kitchen and events. A trigger knows no instant, so
-- the clock writes down when it has seen the change. Each change begins the wait anew.
CREATE TRIGGER sheet_watches_follow AFTER UPDATE OF kitchen_version, title, service_day, service_time, venue ON events
WHEN NEW.kitchen_version <> OLD.kitchen_version OR NEW.title <> OLD.title OR NEW.service_day IS NOT OLD.service_day
  OR NEW.service_time IS NOT OLD.service_time OR NEW.venue IS NOT OLD.venue
BEGIN
  UPDATE sheet_watches SET changed = 1, changed_at = NULL WHERE event_id = NEW.id;
END;
--> statement-breakpoint
-- The cascade from a deleted account fires it, where no verb could stand. The event is counted no more, it is recorded
-- in `erasures` so that a restored database deletes it again, its image is noted for deletion ('/api/covers/' is 12 letters long), and
-- labels of links, which may be names, leave the log. Mail to its list is kept without its words, since what went out
-- still counts for the planner's quota and for the mailbox.
CREATE TRIGGER event_deleted AFTER DELETE ON events
BEGIN
  UPDATE planner_counts SET event_count = event_count - 1, guest_total = guest_total - OLD.sorted_guests
    WHERE user_id = OLD.user_id;
  UPDATE totals SET count = count - 1 WHERE what = 'event';
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('event', OLD.id);
  INSERT OR IGNORE INTO left_covers (key, due_at)
    SELECT substr(OLD.cover_image_url, 13), 0 WHERE OLD.cover_image_url IS NOT NULL;
  UPDATE audit_logs SET details = json_remove(details, '$.kitchen_link')
  WHERE coalesce(json_extract(details, '$.event_id'), entity_id) = OLD.id
    AND (entity_type NOT IN ('guest_selection', 'decline', 'user') OR user_id IS NOT NULL AND entity_type <> 'user')
    AND json_extract(details, '$.kitchen_link') IS NOT NULL;
  UPDATE list_mails SET state = iif(state = 'waiting', 'dropped', state), note = ''
  WHERE event_id = OLD.id;
END;
--> statement-breakpoint
-- Sums of an event follow each listed party, whoever writes it: a screen reads one row at any size of the list.
CREATE TRIGGER invitations_counted_on_insert AFTER INSERT ON invitations
BEGIN
  UPDATE events SET invited_guests = invited_guests + NEW.places, reserved_guests = reserved_guests + NEW.silent,
    invited_vendors = invited_vendors + NEW.vendors, kitchen_version = kitchen_version + (NEW.vendors > 0)
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Figures of a party depend on its people, its response and its decline, which desk, planner, guest and clock change in
-- statements of their own. People are told by their ids; where no id is known, as in a response by the event's code,
-- those who answered count as the first of the listed.
CREATE TRIGGER invitations_figured AFTER UPDATE OF people, max_size, deleted_at, response_id, decline_id ON invitations
BEGIN
  UPDATE invitations SET (places, vendors, coming, not_coming, silent) = (
    SELECT places, vendors, here, gone, CASE WHEN NEW.response_id IS NULL AND NEW.decline_id IS NULL THEN places
      ELSE max(0, min(places - here - gone, named - known - gone_named
        - CASE WHEN known = 0 THEN here ELSE max(0, here - known - (places - named)) END)) END
    FROM (
      SELECT places, vendors, named, here, known, min(gone, places - here) AS gone, gone_named
      FROM (
        SELECT places, vendors, named, min(places, coalesce((SELECT guest_count FROM guest_selections
            WHERE id = NEW.response_id), 0)) AS here,
          (SELECT count(*) FROM guest_selections r, json_each(r.selections) p WHERE r.id = NEW.response_id
            AND p.value ->> 'id' IN (SELECT value ->> 'id' FROM json_each(NEW.people)
              WHERE value ->> 'kind' <> 'vendor')) AS known,
          coalesce((SELECT json_array_length(names) FROM declines WHERE id = NEW.decline_id), 0) AS gone,
          coalesce((SELECT CASE WHEN person_ids IS NULL THEN json_array_length(names)
              ELSE (SELECT count(*) FROM json_each(person_ids) p WHERE p.value IN (SELECT value ->> 'id'
                FROM json_each(NEW.people) WHERE value ->> 'kind' <> 'vendor')) END
            FROM declines WHERE id = NEW.decline_id), 0) AS gone_named
        FROM (
          SELECT CASE WHEN NEW.deleted_at IS NULL THEN NEW.max_size - count(*) FILTER (WHERE value ->> 'kind' = 'vendor')
              ELSE 0 END AS places,
            CASE WHEN NEW.deleted_at IS NULL THEN count(*) FILTER (WHERE value ->> 'kind' = 'vendor') ELSE 0 END AS vendors,
            count(*) FILTER (WHERE value ->> 'kind' <> 'vendor') AS named
          FROM json_each(NEW.people)))))
  WHERE id = NEW.id;
END;
--> statement-breakpoint
-- The trigger above writes the figures: the event's sums need OLD and NEW.
CREATE TRIGGER invitations_counted_on_update AFTER UPDATE OF places, vendors, coming, not_coming, silent ON invitations
WHEN (NEW.places, NEW.vendors, NEW.coming, NEW.not_coming, NEW.silent)
  IS NOT (OLD.places, OLD.vendors, OLD.coming, OLD.not_coming, OLD.silent)
BEGIN
  UPDATE events SET invited_guests = invited_guests + NEW.places - OLD.places,
    invited_coming = invited_coming + NEW.coming - OLD.coming,
    invited_not_coming = invited_not_coming + NEW.not_coming - OLD.not_coming,
    reserved_guests = reserved_guests + NEW.silent - OLD.silent,
    invited_vendors = invited_vendors + NEW.vendors - OLD.vendors,
    kitchen_version = kitchen_version + (NEW.vendors <> OLD.vendors)
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Rows are deleted by the clock, by an import that is undone, and by the cascade of their event, when it is gone already.
-- Mail that waits for their address goes with them.
CREATE TRIGGER invitations_deleted AFTER DELETE ON invitations
BEGIN
  UPDATE events SET invited_guests = invited_guests - OLD.places, invited_coming = invited_coming - OLD.coming,
    invited_not_coming = invited_not_coming - OLD.not_coming, reserved_guests = reserved_guests - OLD.silent,
    invited_vendors = invited_vendors - OLD.vendors, kitchen_version = kitchen_version + (OLD.vendors > 0)
  WHERE id = OLD.event_id;
  DELETE FROM outbox WHERE subject_id = OLD.id AND kind = 'link_again' AND sent_at IS NULL AND failed_at IS NULL
    AND OLD.email IS NOT NULL;
END;
--> statement-breakpoint
-- One statement stores many responses: each that names a party answers for it, and its people sit where the party was
-- expected.
CREATE TRIGGER invitations_answered AFTER INSERT ON guest_selections
WHEN NEW.invitation_id IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  UPDATE invitations SET response_id = NEW.id WHERE id = NEW.invitation_id;
  INSERT OR IGNORE INTO placements (event_id, response_id, person_id, table_id, placed_at)
  SELECT NEW.event_id, NEW.id, coalesce(p.value ->> 'id', CAST(p.key AS text)), kept.id, NEW.created_at
  FROM json_each(NEW.selections) p
  JOIN tables kept ON kept.id = (SELECT t.id FROM invitations i JOIN events e ON e.id = i.event_id AND e.tables_on
    JOIN tables t ON t.event_id = i.event_id AND t.name = i.table_label COLLATE NOCASE
    WHERE i.id = NEW.invitation_id AND i.deleted_at IS NULL ORDER BY t.sort_order LIMIT 1);
  UPDATE events SET seating_version = seating_version + 1 WHERE id = NEW.event_id AND changes() > 0;
END;
--> statement-breakpoint
-- Desk, guest, planner and clock change responses in UPDATEs of their own. Setting the same id counts its people anew. Who
-- is new in a party sits where it was expected; whom the planner took from a table stays without.
CREATE TRIGGER invitations_follow_responses AFTER UPDATE OF guest_count, selections, deleted_at, invitation_id ON guest_selections
WHEN OLD.invitation_id IS NOT NULL OR NEW.invitation_id IS NOT NULL
BEGIN
  UPDATE invitations SET response_id = NULL WHERE id = OLD.invitation_id AND response_id = OLD.id
    AND (NEW.deleted_at IS NOT NULL OR NEW.invitation_id IS NOT OLD.invitation_id);
  UPDATE invitations SET response_id = NEW.id WHERE id = NEW.invitation_id AND NEW.deleted_at IS NULL;
  INSERT OR IGNORE INTO placements (event_id, response_id, person_id, table_id, placed_at)
  SELECT NEW.event_id, NEW.id, coalesce(p.value ->> 'id', CAST(p.key AS text)), kept.id, NEW.updated_at
  FROM json_each(NEW.selections) p
  JOIN tables kept ON kept.id = (SELECT t.id FROM invitations i JOIN events e ON e.id = i.event_id AND e.tables_on
    JOIN tables t ON t.event_id = i.event_id AND t.name = i.table_label COLLATE NOCASE
    WHERE i.id = NEW.invitation_id AND i.deleted_at IS NULL ORDER BY t.sort_order LIMIT 1)
  WHERE NEW.deleted_at IS NULL AND OLD.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM json_each(OLD.selections) WHERE value ->> 'id' IS NULL)
    AND (NEW.invitation_id IS NOT OLD.invitation_id
      OR p.value ->> 'id' NOT IN (SELECT value ->> 'id' FROM json_each(OLD.selections)));
  UPDATE events SET seating_version = seating_version + 1 WHERE id = NEW.event_id AND changes() > 0;
END;
--> statement-breakpoint
-- A decline that is there already is left out by its INSERT: only a row that is really new answers for its party.
CREATE TRIGGER invitations_declined AFTER INSERT ON declines
WHEN NEW.invitation_id IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  UPDATE invitations SET decline_id = NEW.id WHERE id = NEW.invitation_id;
END;
--> statement-breakpoint
-- Declines are deleted and restored by the desk, by a guest who answers after all, and by erasures.
CREATE TRIGGER invitations_follow_declines AFTER UPDATE OF deleted_at, invitation_id ON declines
WHEN OLD.invitation_id IS NOT NULL OR NEW.invitation_id IS NOT NULL
BEGIN
  UPDATE invitations SET decline_id = NULL WHERE id = OLD.invitation_id AND decline_id = OLD.id
    AND (NEW.deleted_at IS NOT NULL OR NEW.invitation_id IS NOT OLD.invitation_id);
  UPDATE invitations SET decline_id = NEW.id WHERE id = NEW.invitation_id AND NEW.deleted_at IS NULL;
END;
--> statement-breakpoint
-- An address leaves the list by changes, removals and the clock. Mail that waits leaves with it each time.
CREATE TRIGGER invitations_take_mail_back AFTER UPDATE OF email, deleted_at ON invitations
WHEN OLD.email IS NOT NULL AND (NEW.email IS NOT OLD.email OR NEW.deleted_at IS NOT NULL)
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND kind = 'link_again' AND sent_at IS NULL AND failed_at IS NULL;
END;
--> statement-breakpoint
-- A party that is expected at a table is expected there under its new name.
CREATE TRIGGER invitations_follow_their_table AFTER UPDATE OF name ON tables WHEN NEW.name <> OLD.name
BEGIN
  UPDATE invitations SET table_label = NEW.name
  WHERE event_id = NEW.event_id AND table_label = OLD.name COLLATE NOCASE AND deleted_at IS NULL;
END;
--> statement-breakpoint
-- Agreements are deleted by the planner, by a link, by a menu's change, by the clock and by the trigger
-- `agreements_follow_their_people`. Each changes the kitchen's figures.
CREATE TRIGGER agreements_reach_the_kitchen_on_delete AFTER DELETE ON agreements
BEGIN
  UPDATE events SET kitchen_version = kitchen_version + 1 WHERE id = OLD.event_id;
END;
--> statement-breakpoint
-- A link ends by being revoked or renewed, and once more in a restored database. Its end is recorded in `erasures` by the
-- same transaction, so that a restored database never opens the link again.
CREATE TRIGGER kitchen_link_ended AFTER UPDATE OF revoked_at, token_hash ON kitchen_links
WHEN NEW.token_hash <> OLD.token_hash OR OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject) VALUES ('kitchen_link', NEW.id);
END;
--> statement-breakpoint
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
--> statement-breakpoint
-- One statement stores a whole batch of submissions, and leaves out those that are there already: guests and numbers are
-- counted, and audited, by the rows that are really new. A special number that a response carries is never given again:
-- the next one is above it.
CREATE TRIGGER responses_stored AFTER INSERT ON guest_selections
BEGIN
  UPDATE events SET registered_guests = registered_guests + NEW.guest_count, kitchen_version = kitchen_version + 1,
    next_special = max(next_special, 1 + coalesce((SELECT max(value ->> 'special') FROM json_each(NEW.selections)), 0))
  WHERE id = NEW.event_id AND NEW.deleted_at IS NULL;
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by, 'CREATE_GUEST_SELECTION', 'guest_selection', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id), 'guest_count', NEW.guest_count),
    NEW.created_at);
END;
--> statement-breakpoint
-- Desk, guest, menu and clock change sizes, deletions and people in UPDATEs of their own. The count needs OLD and NEW of
-- each row.
CREATE TRIGGER responses_counted_on_update AFTER UPDATE OF guest_count, deleted_at, selections ON guest_selections
BEGIN
  UPDATE events SET registered_guests = registered_guests
    + (CASE WHEN NEW.deleted_at IS NULL THEN NEW.guest_count ELSE 0 END)
    - (CASE WHEN OLD.deleted_at IS NULL THEN OLD.guest_count ELSE 0 END),
    kitchen_version = kitchen_version + 1,
    next_special = max(next_special, 1 + coalesce((SELECT max(value ->> 'special') FROM json_each(NEW.selections)), 0))
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Rows of responses are deleted by the cascade of their event, when the event is gone already, or by hand. After a delete by
-- hand this corrects the counts and empties the lines of sheets.
CREATE TRIGGER response_row_deleted AFTER DELETE ON guest_selections
WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id)
BEGIN
  UPDATE events SET registered_guests = registered_guests - OLD.guest_count, kitchen_version = kitchen_version + 1
  WHERE id = OLD.event_id AND OLD.deleted_at IS NULL;
  UPDATE sheet_lines SET line = NULL, erased_at = unixepoch() * 1000 WHERE response_id = OLD.id AND line IS NOT NULL;
END;
--> statement-breakpoint
-- No writer may move a response: counts, sheets and places of both events would be wrong.
CREATE TRIGGER responses_stay_with_their_event BEFORE UPDATE OF event_id ON guest_selections
WHEN NEW.event_id IS NOT OLD.event_id
BEGIN
  SELECT RAISE(ABORT, 'a response never moves to another event');
END;
--> statement-breakpoint
-- Desk, guest, menu and clock update responses, some of them many rows at once. The action depends on OLD and NEW of
-- each row that really changed.
CREATE TRIGGER responses_audited_on_update AFTER UPDATE OF version, deleted_at ON guest_selections
BEGIN
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by,
    (CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'DELETE_GUEST_SELECTION'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'RESTORE_GUEST_SELECTION'
      WHEN OLD.lead_guest_name <> '' AND NEW.lead_guest_name = '' THEN 'ERASE_PERSONAL_DATA'
      ELSE 'UPDATE_GUEST_SELECTION'
    END),
    'guest_selection', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id), 'guest_count', NEW.guest_count),
    NEW.updated_at);
END;
--> statement-breakpoint
-- The edit link is mailed again when the address changes or a planner edits: OLD and NEW tell. A response has at most one
-- queued mail. Sending renders it, so only a new address replaces it.
CREATE TRIGGER responses_queue_mail_on_update AFTER UPDATE OF version ON guest_selections
WHEN NEW.lead_guest_email IS NOT NULL AND NEW.deleted_at IS NULL AND OLD.deleted_at IS NULL
  AND (NEW.lead_guest_email IS NOT OLD.lead_guest_email OR NEW.written_by IS NOT NULL)
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND kind = 'edit_link' AND sent_at IS NULL AND failed_at IS NULL
    AND NEW.lead_guest_email IS NOT OLD.lead_guest_email;
  INSERT INTO outbox (id, kind, subject_id, dedupe_key, due_at, created_at)
  VALUES (lower(hex(randomblob(16))), 'edit_link', NEW.id, 'edit_link:' || NEW.id || ':' || NEW.version, NEW.updated_at, NEW.updated_at)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Edits, removals, erasures, declines and cron take an address off a response. Each time its queued mail is deleted.
CREATE TRIGGER responses_take_mail_back AFTER UPDATE OF lead_guest_email ON guest_selections
WHEN NEW.lead_guest_email IS NULL AND OLD.lead_guest_email IS NOT NULL
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND sent_at IS NULL AND failed_at IS NULL;
END;
--> statement-breakpoint
-- A decline that is there already is left out by its INSERT: declined guests are counted, and audited, by the rows that are
-- really new.
CREATE TRIGGER declines_stored AFTER INSERT ON declines
BEGIN
  UPDATE events SET declined_guests = declined_guests + json_array_length(NEW.names)
  WHERE id = NEW.event_id AND NEW.deleted_at IS NULL;
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by, 'CREATE_DECLINE', 'decline', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id),
      'guest_count', json_array_length(NEW.names)),
    NEW.created_at);
END;
--> statement-breakpoint
-- Declines are deleted and restored by the desk, by a guest who answers after all, and by erasures. The count needs OLD
-- and NEW.
CREATE TRIGGER declines_counted_on_update AFTER UPDATE OF deleted_at ON declines
WHEN (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL)
BEGIN
  UPDATE events SET declined_guests = declined_guests + json_array_length(NEW.names) * (CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END)
  WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Rows of declines are only deleted by the cascade of their event and by hand. By hand the count follows.
CREATE TRIGGER declines_counted_on_delete AFTER DELETE ON declines
WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE events SET declined_guests = declined_guests - json_array_length(OLD.names)
  WHERE id = OLD.event_id;
END;
--> statement-breakpoint
-- No writer may change these: counts assume that a decline keeps its event and its number of people, through erasing
-- too.
CREATE TRIGGER declines_stay_as_they_are BEFORE UPDATE OF event_id, names ON declines
WHEN NEW.event_id IS NOT OLD.event_id OR json_array_length(NEW.names) <> json_array_length(OLD.names)
BEGIN
  SELECT RAISE(ABORT, 'a decline keeps its event and its number of people');
END;
--> statement-breakpoint
-- Desk, guest and clock update declines, some of them many rows at once. The action depends on OLD and NEW of each row
-- that really changed.
CREATE TRIGGER declines_audited_on_update AFTER UPDATE OF version ON declines
BEGIN
  INSERT INTO audit_logs (user_id, action, entity_type, entity_id, details, created_at)
  VALUES (NEW.written_by,
    (CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'DELETE_DECLINE'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'RESTORE_DECLINE'
      ELSE 'ERASE_PERSONAL_DATA'
    END),
    'decline', NEW.id,
    json_object('event_id', NEW.event_id, 'title', (SELECT title FROM events WHERE id = NEW.event_id),
      'guest_count', json_array_length(NEW.names)),
    NEW.updated_at);
END;
--> statement-breakpoint
-- Removals and erasures by desk, guest and cron take an address off a decline. Each time its queued mail is deleted.
CREATE TRIGGER declines_take_mail_back AFTER UPDATE OF email ON declines
WHEN NEW.email IS NULL AND OLD.email IS NOT NULL
BEGIN
  DELETE FROM outbox WHERE subject_id = NEW.id AND kind = 'decline_link' AND sent_at IS NULL AND failed_at IS NULL;
END;
--> statement-breakpoint
-- Fires on every change of a party, and compares its people before and after. An agreement ends when the choice, needs or
-- wish that it answers changes. `ended_agreements` keeps it with the reason until its person is removed.
CREATE TRIGGER agreements_follow_their_people AFTER UPDATE OF selections ON guest_selections
WHEN EXISTS (SELECT 1 FROM agreements WHERE response_id = OLD.id)
  OR EXISTS (SELECT 1 FROM ended_agreements WHERE response_id = OLD.id)
BEGIN
  INSERT INTO ended_agreements (response_id, person_id, category_id, event_id, words, agreed_by, "by", reason, at,
    link_id, link_label)
  SELECT agreed.response_id, agreed.person_id, agreed.category_id, agreed.event_id, agreed.words, agreed.agreed_by, agreed."by",
    (CASE WHEN coalesce(json_extract(person.value, '$.selections."' || agreed.category_id || '"'), '') <> agreed.item_id THEN 'choice'
      WHEN person.value -> 'needs' IS NOT before.value -> 'needs'
        OR person.value ->> 'allergies' IS NOT before.value ->> 'allergies' THEN 'needs'
      ELSE 'wish' END), unixepoch() * 1000, agreed.link_id, agreed.link_label
  FROM agreements agreed
  JOIN json_each(NEW.selections) person ON person.value ->> 'id' = agreed.person_id
  JOIN json_each(OLD.selections) before ON before.value ->> 'id' = agreed.person_id
  WHERE agreed.response_id = OLD.id AND NEW.lead_guest_name <> ''
    AND coalesce(json_extract(person.value, '$.selections."' || agreed.category_id || '"'), '') NOT IN ('', 'none')
    AND (json_extract(person.value, '$.selections."' || agreed.category_id || '"') IS NOT agreed.item_id
      OR person.value -> 'needs' IS NOT before.value -> 'needs'
      OR person.value ->> 'allergies' IS NOT before.value ->> 'allergies'
      OR json_extract(person.value, '$.wishes."' || agreed.item_id || '"')
        IS NOT json_extract(before.value, '$.wishes."' || agreed.item_id || '"'))
  ON CONFLICT (response_id, person_id, category_id) DO UPDATE SET words = excluded.words,
    agreed_by = excluded.agreed_by, "by" = excluded."by", reason = excluded.reason, at = excluded.at,
    link_id = excluded.link_id, link_label = excluded.link_label, taken_back_id = NULL, taken_back_label = NULL,
    replaced = NULL;
  DELETE FROM agreements WHERE response_id = OLD.id AND (NEW.lead_guest_name = '' OR NOT EXISTS (
    SELECT 1 FROM json_each(NEW.selections) person
    JOIN json_each(OLD.selections) before ON before.value ->> 'id' = person.value ->> 'id'
    WHERE person.value ->> 'id' = agreements.person_id
      AND coalesce(json_extract(person.value, '$.selections."' || agreements.category_id || '"'), '') = agreements.item_id
      AND person.value -> 'needs' IS before.value -> 'needs'
      AND person.value ->> 'allergies' IS before.value ->> 'allergies'
      AND json_extract(person.value, '$.wishes."' || agreements.item_id || '"')
        IS json_extract(before.value, '$.wishes."' || agreements.item_id || '"')));
  DELETE FROM ended_agreements WHERE response_id = OLD.id AND (NEW.lead_guest_name = '' OR NOT EXISTS (
    SELECT 1 FROM json_each(NEW.selections) person WHERE person.value ->> 'id' = ended_agreements.person_id
      AND coalesce(json_extract(person.value, '$.selections."' || ended_agreements.category_id || '"'), '') NOT IN ('', 'none')));
END;
--> statement-breakpoint
-- Desk, guest and cron erase responses, and so does the repeated erasing of a restored database. Each erasure empties the
-- response's lines on all sheets, and records itself in `erasures` in the same transaction, so that it can be repeated on a
-- restored database. Cron erases a whole event without a new version, and records one row for the event.
CREATE TRIGGER response_erased AFTER UPDATE OF lead_guest_name, deleted_at ON guest_selections
WHEN NEW.lead_guest_name = ''
BEGIN
  UPDATE sheet_lines SET line = NULL, erased_at = NEW.updated_at
  WHERE response_id = NEW.id AND line IS NOT NULL AND OLD.lead_guest_name <> '';
  INSERT OR IGNORE INTO erasures (kind, subject)
  SELECT (CASE WHEN NEW.deleted_at IS NULL THEN 'response_erased' ELSE 'response_removed' END), NEW.id
  WHERE NEW.deleted_at IS NOT NULL AND (OLD.deleted_at IS NULL OR OLD.lead_guest_name <> '')
    OR OLD.lead_guest_name <> '' AND NEW.version <> OLD.version;
END;
--> statement-breakpoint
-- Fires whenever a party is changed, deleted or restored, and compares its people before and after. The place of whoever
-- left a party goes with them; a party that is deleted frees its places. On restore a party gets its seat back if that is
-- free, and the table either has room or nobody was seated there since.
CREATE TRIGGER placements_follow_their_party AFTER UPDATE OF selections, lead_guest_name, deleted_at ON guest_selections
WHEN EXISTS (SELECT 1 FROM placements WHERE response_id = OLD.id)
BEGIN
  -- People without an id are named by their position, until the party is stored with ids.
  UPDATE placements SET person_id = (SELECT json_extract(NEW.selections, '$[' || person.key || '].id')
      FROM json_each(OLD.selections) person WHERE CAST(person.key AS text) = placements.person_id)
  WHERE response_id = NEW.id AND EXISTS (SELECT 1 FROM json_each(OLD.selections) person
    WHERE CAST(person.key AS text) = placements.person_id AND person.value ->> 'id' IS NULL
      AND json_extract(NEW.selections, '$[' || person.key || '].id') IS NOT NULL);
  DELETE FROM placements WHERE response_id = NEW.id AND (NEW.deleted_at IS NOT NULL AND NEW.lead_guest_name = ''
    OR person_id NOT IN (SELECT coalesce(value ->> 'id', CAST(key AS text)) FROM json_each(NEW.selections)));
  UPDATE placements SET freed_at = NEW.deleted_at
  WHERE response_id = NEW.id AND freed_at IS NULL AND NEW.deleted_at IS NOT NULL;
  UPDATE placements SET freed_at = NULL
  WHERE response_id = NEW.id AND OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM placements other WHERE other.table_id = placements.table_id
      AND other.seat = placements.seat AND other.freed_at IS NULL)
    AND ((SELECT count(*) FROM placements other WHERE other.table_id = placements.table_id AND other.freed_at IS NULL)
        + (SELECT count(*) FROM placements own WHERE own.response_id = NEW.id AND own.table_id = placements.table_id
          AND own.person_id <= placements.person_id
          AND NOT EXISTS (SELECT 1 FROM placements other WHERE other.table_id = own.table_id
            AND other.seat = own.seat AND other.freed_at IS NULL))
      <= (SELECT seats FROM tables WHERE id = placements.table_id)
      OR NOT EXISTS (SELECT 1 FROM placements other WHERE other.table_id = placements.table_id
        AND other.freed_at IS NULL AND other.placed_at > placements.freed_at));
  DELETE FROM placements WHERE response_id = NEW.id AND NEW.deleted_at IS NULL AND freed_at IS NOT NULL;
  UPDATE events SET seating_version = seating_version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Records an erased decline, as `response_erased` does for responses; OLD tells whether it is erased just now.
CREATE TRIGGER decline_erased AFTER UPDATE OF submission_hash, deleted_at ON declines
WHEN NEW.submission_hash = '' AND (
  NEW.deleted_at IS NOT NULL AND (OLD.deleted_at IS NULL OR OLD.submission_hash <> '')
  OR OLD.submission_hash <> '' AND NEW.version <> OLD.version)
BEGIN
  INSERT OR IGNORE INTO erasures (kind, subject)
  VALUES ((CASE WHEN NEW.deleted_at IS NULL THEN 'decline_erased' ELSE 'decline_removed' END), NEW.id);
END;
--> statement-breakpoint
-- The limit is the free one, the highest paid and unrefunded one, and never below the guests already registered. The
-- database keeps it, since what was paid has to hold, whoever writes purchases.
CREATE TRIGGER limit_follows_purchase_insert AFTER INSERT ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.event_id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Purchases are changed by upgrades, refunds, disputes and their reversals; the limit follows each.
CREATE TRIGGER limit_follows_purchase_update AFTER UPDATE OF guest_limit, refunded_at ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.event_id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.event_id;
END;
--> statement-breakpoint
-- Purchases are only deleted with their event and by hand. By hand the limit follows.
CREATE TRIGGER limit_follows_purchase_delete AFTER DELETE ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = OLD.event_id AND p.refunded_at IS NULL), 0)) WHERE id = OLD.event_id;
END;
--> statement-breakpoint
-- No writer may issue a sheet again. INSERT OR REPLACE deletes without a trigger, so the insert itself is refused.
CREATE TRIGGER sheets_stay_on_insert BEFORE INSERT ON sheets
WHEN EXISTS (SELECT 1 FROM sheets WHERE id = NEW.id OR (event_id = NEW.event_id AND number = NEW.number))
BEGIN
  SELECT RAISE(ABORT, 'a sheet is never issued again');
END;
--> statement-breakpoint
-- No writer may change a sheet: kitchens cook by it.
CREATE TRIGGER sheets_stay_on_update BEFORE UPDATE ON sheets
BEGIN
  SELECT RAISE(ABORT, 'a sheet never changes');
END;
--> statement-breakpoint
-- No writer may delete a sheet. The event's own cascade reaches its sheets when the event is gone already.
CREATE TRIGGER sheets_stay_on_delete BEFORE DELETE ON sheets
WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id)
BEGIN
  SELECT RAISE(ABORT, 'a sheet goes only with its event');
END;
--> statement-breakpoint
-- No writer may add a line to a sheet that was issued, nor replace one.
CREATE TRIGGER sheet_lines_stay_on_insert BEFORE INSERT ON sheet_lines
WHEN NEW.n < 0 OR NEW.n >= coalesce((SELECT lines FROM sheets WHERE id = NEW.sheet_id), 0)
  OR EXISTS (SELECT 1 FROM sheet_lines WHERE sheet_id = NEW.sheet_id AND n = NEW.n)
BEGIN
  SELECT RAISE(ABORT, 'a sheet takes no line after it was issued');
END;
--> statement-breakpoint
-- Lines are emptied by the desk, the clock and two triggers; no writer may change them otherwise.
CREATE TRIGGER sheet_lines_stay_on_update BEFORE UPDATE ON sheet_lines
WHEN NOT (NEW.line IS NULL AND OLD.line IS NOT NULL AND NEW.erased_at IS NOT NULL AND NEW.sheet_id = OLD.sheet_id
  AND NEW.n = OLD.n AND NEW.special IS OLD.special AND NEW.response_id = OLD.response_id
  AND NEW.person_id = OLD.person_id)
BEGIN
  SELECT RAISE(ABORT, 'a line of a sheet is only ever erased');
END;
--> statement-breakpoint
-- No writer may delete a line. The cascade reaches lines when their sheet is gone already.
CREATE TRIGGER sheet_lines_stay_on_delete BEFORE DELETE ON sheet_lines
WHEN EXISTS (SELECT 1 FROM sheets WHERE id = OLD.sheet_id)
BEGIN
  SELECT RAISE(ABORT, 'a line goes only with its sheet');
END;
--> statement-breakpoint
-- No writer may replace the first who saw a sheet by a link.
CREATE TRIGGER sheet_seen_stays_on_insert BEFORE INSERT ON sheet_seen
WHEN EXISTS (SELECT 1 FROM sheet_seen WHERE sheet_id = NEW.sheet_id AND link_id = NEW.link_id)
BEGIN
  SELECT RAISE(ABORT, 'the first who saw a sheet stays');
END;
--> statement-breakpoint
-- The clock erases names; no writer may change who saw a sheet otherwise.
CREATE TRIGGER sheet_seen_stays_on_update BEFORE UPDATE ON sheet_seen
WHEN NOT (NEW.name IS NULL AND NEW.sheet_id = OLD.sheet_id AND NEW.link_id = OLD.link_id AND NEW.at = OLD.at)
BEGIN
  SELECT RAISE(ABORT, 'who saw a sheet is only ever erased');
END;
--> statement-breakpoint
-- No writer may delete who saw a sheet. Cascades reach the row when its sheet or link is gone already.
CREATE TRIGGER sheet_seen_stays_on_delete BEFORE DELETE ON sheet_seen
WHEN EXISTS (SELECT 1 FROM sheets WHERE id = OLD.sheet_id) AND EXISTS (SELECT 1 FROM kitchen_links WHERE id = OLD.link_id)
BEGIN
  SELECT RAISE(ABORT, 'who saw a sheet goes only with sheet or link');
END;
