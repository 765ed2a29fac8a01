import { sql } from 'drizzle-orm'

/**
 * The assignments of an `update guest_selections set` that anonymizes a response. It removes names, needs with all that belongs to
 * them, the address, the language and the submission's hash; it keeps each person's choices, id and special number. The table's
 * CHECK refuses an anonymized response with an address or a hash.
 */
export const setAnonymized = sql`lead_guest_name = '', lead_guest_email = null, language = null, submission_hash = '',
  selections = (select json_group_array(json_patch(
    json_object('name', '', 'allergies', '', 'selections', json(value -> '$.selections')),
    json_object('id', value ->> 'id', 'special', value ->> 'special'))) from json_each(selections))`

/** SQL condition for a response that is not anonymized: the opposite of `isAnonymized`. */
export const isNotAnonymizedSql = sql`lead_guest_name <> ''`

/** The assignments of an `update declines set` that anonymizes a decline: the names become empty, so their number stays. */
export const setAnonymizedDecline = sql`email = null, language = null, submission_hash = '',
  names = (select json_group_array('') from json_each(names))`

/** SQL condition for a decline that is not anonymized: the opposite of `isAnonymizedDecline`. */
export const isDeclineNotAnonymizedSql = sql`submission_hash <> ''`
