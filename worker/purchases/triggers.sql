-- The limit: the free one, the highest paid and unrefunded one, and never below the guests already registered.
CREATE TRIGGER limit_follows_purchase_insert AFTER INSERT ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.event_id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER limit_follows_purchase_update AFTER UPDATE OF guest_limit, refunded_at ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = NEW.event_id AND p.refunded_at IS NULL), 0)) WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER limit_follows_purchase_delete AFTER DELETE ON event_purchases
BEGIN
  UPDATE events SET guest_limit = max(30, registered_guests, coalesce((SELECT max(p.guest_limit) FROM event_purchases p
    WHERE p.event_id = OLD.event_id AND p.refunded_at IS NULL), 0)) WHERE id = OLD.event_id;
END;
