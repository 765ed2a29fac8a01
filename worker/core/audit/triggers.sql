-- The log of one event, without what guests do: a submission writes no other row for it, a planner's act does.
CREATE INDEX audit_of_event_by_time ON audit_logs (coalesce(json_extract(details, '$.event_id'), entity_id), created_at)
WHERE (entity_type NOT IN ('guest_selection', 'decline', 'user') OR user_id IS NOT NULL AND entity_type <> 'user');
