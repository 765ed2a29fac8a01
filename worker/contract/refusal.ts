/** Machine-readable reasons an API call was refused. Each has one status; the sentence is for people. */
export type RefusalCode =
  | 'invalid'
  | 'bad_code'
  | 'unauthenticated'
  | 'wrong_credentials'
  | 'email_not_confirmed'
  | 'origin'
  | 'premium_only'
  | 'not_found'
  | 'method_not_allowed'
  | 'capacity'
  | 'menu_changed'
  | 'id_reused'
  | 'id_taken'
  | 'changed'
  | 'limit_reached'
  | 'locked'
  | 'already_registered'
  | 'already_confirmed'
  | 'no_categories'
  | 'no_items'
  | 'confirm'
  | 'closed'
  | 'expired'
  | 'removed'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many'
  | 'unavailable'
  | 'internal'

/** The body of every answer that is not a success. `fields` maps a field's path to its sentence. */
export type ErrorBody = {
  error: {
    code: RefusalCode
    message: string
    requestId: string
    fields?: Record<string, string>
    details?: unknown
  }
}
