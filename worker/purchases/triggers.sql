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
