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
