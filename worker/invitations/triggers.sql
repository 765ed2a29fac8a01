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
