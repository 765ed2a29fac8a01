-- A planner's new name or address is told to the card provider, where it knows the planner.
CREATE TRIGGER customer_follows_account AFTER UPDATE OF name, email ON user
WHEN NEW.name IS NOT OLD.name OR NEW.email IS NOT OLD.email
BEGIN
  UPDATE payment_customers SET tell_at = NEW.updated_at WHERE user_id = NEW.id;
END;
